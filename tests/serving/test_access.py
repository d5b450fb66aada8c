"""Who is let in: bearer tokens, TLS and mutual TLS."""

import datetime
import hashlib
import ipaddress

import grpc
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from grpc_health.v1 import health_pb2, health_pb2_grpc

from ludex.core import registry
from ludex.serving.access import Access, new_token, read_grants
from ludex.serving.mount import service_of
from ludex.serving.server import LudexServer
from ludex.serving.servicer import GameServicer
from ludex.serving.settings import Settings
from ludex.serving.status import CallError
from tests.serving.conftest import Failure

FIRST, SECOND = registry.GAMES[:2]


def line(name, token, games):
    digest = hashlib.sha256(token.encode()).hexdigest()
    return f'[[tokens]]\nname = "{name}"\nsha256 = "{digest}"\ngames = {list(games)}\n'


@pytest.fixture
def tokens(tmp_path):
    file = tmp_path / "tokens.toml"
    file.write_text(line("all", "token-all", ["*"]) + line("one", "token-one", [FIRST]))
    return file


def reason_of(access, game, *metadata):
    with pytest.raises(CallError) as caught:
        access.admit(game, metadata)
    return caught.value.code_name, caught.value.reason


def test_tokens_open_their_games(tokens):
    access = Access(tokens)
    assert access.admit(FIRST, [("authorization", "Bearer token-all")]) == "all"
    assert access.admit(SECOND, [("authorization", "bearer token-all")]) == "all"
    assert access.admit(FIRST, [("authorization", "Bearer token-one")]) == "one"
    assert reason_of(access, SECOND, ("authorization", "Bearer token-one")) == (
        "PERMISSION_DENIED",
        "BEARER_OTHER_GAME",
    )
    for header in ("Bearer token-two", "Bearer tokén", "Bearer token-all2", "Bearer token-al"):
        assert reason_of(access, FIRST, ("authorization", header)) == (
            "UNAUTHENTICATED",
            "BEARER_UNKNOWN",
        )
    for metadata in ([], [("authorization", "token-all")], [("authorization", "Bearer  ")]):
        assert reason_of(access, FIRST, *metadata)[1] == "BEARER_MISSING"


def test_the_file_is_read_again_when_it_changes(tokens):
    now = [0.0]
    access = Access(tokens, lambda: now[0])
    late = ("authorization", "Bearer token-late")
    assert reason_of(access, FIRST, late)[1] == "BEARER_UNKNOWN"
    tokens.write_text(line("late", "token-late", ["*"]))
    assert reason_of(access, FIRST, late)[1] == "BEARER_UNKNOWN"
    now[0] = 2.0
    assert access.admit(FIRST, [late]) == "late"
    assert reason_of(access, FIRST, ("authorization", "Bearer token-all"))[1] == "BEARER_UNKNOWN"
    tokens.write_text("nonsense")
    now[0] = 4.0
    assert access.admit(FIRST, [late]) == "late"
    tokens.unlink()
    now[0] = 6.0
    assert access.admit(FIRST, [late]) == "late"


@pytest.mark.parametrize(
    "text",
    [
        "[[tokens]]\n",
        '[[tokens]]\nname = "x"\nsha256 = "zz"\ngames = ["*"]\n',
        line("x", "x", ["chess"]),
        line("x", "x", []),
        'secret = "x"\n',
        "not toml",
    ],
)
def test_a_wrong_file_is_named(tmp_path, text):
    file = tmp_path / "tokens.toml"
    file.write_text(text)
    with pytest.raises(ValueError, match="can't read the tokens in"):
        read_grants(file)


def test_a_new_token_and_its_hash():
    token, digest = new_token()
    assert hashlib.sha256(token.encode()).hexdigest() == digest
    assert new_token()[0] != token


def test_calls_are_refused_before_any_work_and_health_stays_open(serve, tokens):
    server = serve(tokens_file=tokens)
    failure = server.fails(FIRST, "NewGame")
    assert (failure.code.name, failure.info.reason) == ("UNAUTHENTICATED", "BEARER_MISSING")
    # Even bytes that are no message are not looked at.
    with pytest.raises(grpc.RpcError) as caught:
        server.bytes(FIRST, "NewGame", b"\xff\xff")
    assert Failure(caught.value).info.reason == "BEARER_MISSING"
    service = service_of(GameServicer(registry.codec(FIRST))).full_name
    call = server.channel.unary_unary(f"/{service}/NewGame")
    call(b"", metadata=(("authorization", "Bearer token-one"),), timeout=5)
    health = health_pb2_grpc.HealthStub(server.channel)
    answer = health.Check(health_pb2.HealthCheckRequest(service=service), timeout=5)
    assert answer.status == health_pb2.HealthCheckResponse.SERVING


class Authority:
    """A certificate authority for one test."""

    def __init__(self, folder):
        self.folder = folder
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.certificate = self.sign("authority", self.key.public_key(), ca=True)
        self.file = folder / "ca.pem"
        self.file.write_bytes(self.pem(self.certificate))

    def sign(self, name, public_key, ca=False):
        now = datetime.datetime.now(datetime.UTC)
        subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        issuer = subject if ca else self.certificate.subject
        return (
            x509.CertificateBuilder()
            .subject_name(subject)
            .issuer_name(issuer)
            .public_key(public_key)
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - datetime.timedelta(hours=1))
            .not_valid_after(now + datetime.timedelta(hours=1))
            .add_extension(x509.BasicConstraints(ca=ca, path_length=None), critical=True)
            .add_extension(
                x509.SubjectAlternativeName(
                    [
                        x509.DNSName("localhost"),
                        x509.IPAddress(ipaddress.ip_address("127.0.0.1")),
                    ]
                ),
                critical=False,
            )
            .sign(self.key, hashes.SHA256())
        )

    def pem(self, certificate):
        return certificate.public_bytes(serialization.Encoding.PEM)

    def issue(self, name):
        key = ec.generate_private_key(ec.SECP256R1())
        certificate_file, key_file = self.folder / f"{name}.pem", self.folder / f"{name}.key"
        certificate_file.write_bytes(self.pem(self.sign(name, key.public_key())))
        key_file.write_bytes(
            key.private_bytes(
                serialization.Encoding.PEM,
                serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption(),
            )
        )
        return certificate_file, key_file


@pytest.fixture
def authority(tmp_path):
    return Authority(tmp_path)


def new_game(address, credentials):
    service = service_of(GameServicer(registry.codec(FIRST))).full_name
    with grpc.secure_channel(address, credentials) as channel:
        return channel.unary_unary(f"/{service}/NewGame")(b"", timeout=5)


def started(**settings):
    server = LudexServer(Settings(port=0, games=(FIRST,), **settings), lambda record: None)
    return server, f"localhost:{server.start()}"


def test_tls(authority):
    certificate, key = authority.issue("server")
    server, address = started(tls_certificate=certificate, tls_key=key)
    trusting = grpc.ssl_channel_credentials(authority.file.read_bytes())
    assert new_game(address, trusting)
    with grpc.insecure_channel(address) as channel, pytest.raises(grpc.RpcError):
        channel.unary_unary("/x/y")(b"", timeout=2)
    server.stop().wait()


def test_mutual_tls(authority):
    certificate, key = authority.issue("server")
    server, address = started(
        tls_certificate=certificate, tls_key=key, tls_client_ca=authority.file
    )
    root = authority.file.read_bytes()
    with pytest.raises(grpc.RpcError):
        new_game(address, grpc.ssl_channel_credentials(root))
    client_certificate, client_key = authority.issue("client")
    assert new_game(
        address,
        grpc.ssl_channel_credentials(
            root, client_key.read_bytes(), client_certificate.read_bytes()
        ),
    )
    server.stop().wait()


def test_missing_files_are_one_clear_error(tmp_path):
    missing = tmp_path / "missing"
    with pytest.raises(ValueError, match="can't read the TLS files"):
        LudexServer(Settings(port=0, tls_certificate=missing, tls_key=missing))
    with pytest.raises(ValueError, match="can't read the sealing keys"):
        LudexServer(Settings(port=0, seal_keys_file=missing))
    with pytest.raises(ValueError, match="can't read the tokens"):
        LudexServer(Settings(port=0, tokens_file=missing))
    with pytest.raises(ValueError, match="go together"):
        Settings(tls_certificate=missing)
    with pytest.raises(ValueError, match="sealed_only needs a sealing key"):
        Settings(sealed_only=True)
