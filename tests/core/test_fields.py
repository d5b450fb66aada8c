"""Fields are cut out of messages as protobuf would read them."""

from hypothesis import given
from hypothesis import strategies as st

from ludex.core.fields import field_entry, first_entry, varint


@given(st.integers(1, 15), st.binary(max_size=400), st.binary(max_size=20))
def test_the_first_entry_and_the_rest(number, content, rest):
    assert first_entry(number, field_entry(number, content) + rest) == (content, rest)
    assert first_entry(number % 15 + 1, field_entry(number, content) + rest) is None


@given(st.integers(1, 15), st.binary(max_size=300))
def test_what_is_cut_short_is_no_entry(number, content):
    entry = field_entry(number, content)
    for end in range(len(entry)):
        assert first_entry(number, entry[:end]) is None


@given(st.binary(max_size=40))
def test_any_bytes_can_be_asked_about(encoded):
    for number in (1, 2, 15):
        found = first_entry(number, encoded)
        if found is not None:
            content, rest = found
            assert encoded.startswith(varint(number << 3 | 2))
            assert encoded.endswith(content + rest)


def test_a_length_that_never_ends_is_no_entry():
    assert first_entry(1, b"\x0a" + b"\xff" * 20) is None
    assert first_entry(1, b"\x0a") is None
    assert first_entry(1, b"") is None
