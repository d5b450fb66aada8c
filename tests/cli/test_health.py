"""`ludex health`: as a person asks, and as the health check of a container does."""

from __future__ import annotations

import datetime
import ipaddress
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import grpc
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from grpc_health.v1 import health, health_pb2, health_pb2_grpc

from ludex.serving import probe
from ludex.serving.settings import Settings
from tests.cli.helpers import facts, out, run, server


def own_port(address: str) -> str:
    return address.rpartition(":")[2]


def test_a_server_serves() -> None:
    with server("smallholder") as address:
        assert out("health", "--server", address) == f"the server at {address} serves\n"
        assert facts("health", "smallholder", "--server", address) == {"serving": True}
        assert "hexaequo" in run("health", "hexaequo", "--server", address).stdout
        assert facts("health", "hexaequo", "--server", address, status=1) == {"serving": False}


def test_the_environment_says_where_this_machines_server_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with server("smallholder") as address:
        monkeypatch.setenv("LUDEX_PORT", own_port(address))
        for host in ("0.0.0.0", "127.0.0.1"):  # noqa: S104
            monkeypatch.setenv("LUDEX_HOST", host)
            assert out("health").endswith(" serves\n")


@pytest.fixture
def ending() -> Iterator[str]:
    """A server that is about to end; its address."""
    ending = grpc.server(ThreadPoolExecutor(2))
    told = health.HealthServicer()
    told.set("", health_pb2.HealthCheckResponse.NOT_SERVING)
    health_pb2_grpc.add_HealthServicer_to_server(told, ending)
    port = ending.add_insecure_port("127.0.0.1:0")
    ending.start()
    yield f"127.0.0.1:{port}"
    ending.stop(0).wait()


def test_a_server_that_ends_does_not_serve(ending: str) -> None:
    result = run("health", "--server", ending)
    assert result.exit_code == 1
    assert result.stdout == f"the server at {ending} does not serve now\n"
    assert facts("health", "--server", ending, status=1) == {"serving": False}


def test_no_server_is_told_in_a_sentence() -> None:
    result = run("health", "--server", "127.0.0.1:1")
    assert result.exit_code == 3
    assert "No server answers at 127.0.0.1:1" in result.stderr


def test_a_server_that_hangs_is_given_up() -> None:
    silent = grpc.server(ThreadPoolExecutor(1))
    port = silent.add_insecure_port("127.0.0.1:0")  # takes connections, but is never started
    result = run("health", "--server", f"127.0.0.1:{port}", "--timeout", 0.2)
    assert result.exit_code == 3
    assert "No server answers" in result.stderr


def test_what_can_not_be_used_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert run("health", "--timeout", 0).exit_code == 2
    monkeypatch.setenv("LUDEX_TLS_CERTIFICATE", str(tmp_path / "missing"))
    assert "missing: No such file" in run("health").stderr
    (tmp_path / "missing").write_text("no certificate")
    assert run("health").exit_code == 2


def test_it_reads_the_environment_as_the_server_does() -> None:
    fields = Settings.model_fields
    defaults = {"host": probe.DEFAULT_HOST, "port": int(probe.DEFAULT_PORT)}
    assert {name: fields[name].default for name in defaults} == defaults
    assert {"tls_certificate", "tls_client_ca"} <= fields.keys()
    assert Settings.model_config["env_prefix"] == "LUDEX_"


def test_it_imports_little() -> None:
    code = (
        "import sys\n"
        "sys.argv = ['ludex', 'health', '--server', '127.0.0.1:1']\n"
        "from ludex.cli import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print('\\n'.join(sys.modules))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "grpc" in loaded
    assert [name for name in ("pydantic", "structlog", "cryptography") if name in loaded] == []


def certificate(folder: Path, *names: x509.GeneralName) -> tuple[Path, Path]:
    """A certificate of an authority that nobody knows, and its key."""
    key, authority = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    subject, issuer = (
        x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        for name in ("localhost", "authority")
    )
    now = datetime.datetime.now(datetime.UTC)
    builder = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(hours=1))
    )
    if names:
        builder = builder.add_extension(x509.SubjectAlternativeName(names), critical=False)
    files = folder / "tls.pem", folder / "tls.key"
    files[0].write_bytes(
        builder.sign(authority, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
    )
    files[1].write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return files


@pytest.mark.parametrize(
    "names",
    [
        [x509.DNSName("games.example.org")],
        [x509.DNSName("*.example.org")],
        [x509.IPAddress(ipaddress.ip_address("10.1.2.3"))],
        [],
    ],
    ids=["name", "wildcard", "address", "none"],
)
def test_own_certificate_is_trusted_whatever_its_name(
    names: list[x509.GeneralName], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chain, key = certificate(tmp_path, *names)
    with server("smallholder", tls_certificate=chain, tls_key=key) as address:
        monkeypatch.setenv("LUDEX_PORT", own_port(address))
        assert run("health", "--timeout", 1).exit_code == 3
        monkeypatch.setenv("LUDEX_TLS_CERTIFICATE", str(chain))
        monkeypatch.setenv("LUDEX_TLS_KEY", str(key))
        assert run("health").exit_code == 0
        # Asked as anybody would, it is a stranger's certificate.
        assert run("health", "--server", f"https://{address}", "--timeout", 1).exit_code == 3


def test_a_server_that_wants_client_certificates_cannot_be_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chain, key = certificate(tmp_path, x509.DNSName("localhost"))
    for name, file in (("CERTIFICATE", chain), ("KEY", key), ("CLIENT_CA", chain)):
        monkeypatch.setenv(f"LUDEX_TLS_{name}", str(file))
    result = run("health")
    assert result.exit_code == 2
    assert "client certificates" in result.stderr
