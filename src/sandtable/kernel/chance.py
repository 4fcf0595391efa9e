"""Chance. The same seed and the same choices give the same game on any machine, compiled or not.

Real games draw from a keyed stream: block n of 32 words of 16 bits is BLAKE2b of n under the game's key. Whoever has
not got the key learns nothing of the next draw from all draws before. A state keeps the key and how many words were
drawn. A word that would favour some results is passed over, so that all are exactly equally likely.

Imagined worlds and simulations draw from a quick generator, multiply-with-carry: its modulus MULTIPLIER * 2**32 - 1 is
a safe prime, its numbers stay below 2**62 and so remain machine integers when compiled. It is one integer, and a few
dozen draws give it away (`tests/kernel/test_foresight.py` does it), so it must never deal cards to people.
"""

from hashlib import blake2b, sha256
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from sandtable.kernel.errors import BadSnapshot

MULTIPLIER: Final = 698769069
LOW: Final = 0xFFFFFFFF
_WORD: Final = 0xFFFFFFFFFFFFFFFF

KEY_BYTES: Final = 32
SECRET_BYTES: Final = 32
MOST_NONCE_BYTES: Final = 32
WORDS_IN_BLOCK: Final = 32
WORD_BITS: Final = 16
MOST_SIDES: Final = 1 << 16
MOST_SEED: Final = 2**63 - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """What those who draw cards need of the table."""

    __slots__ = ()

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1."""
        raise NotImplementedError

    def learn(self) -> None:
        """Somebody learns something."""
        raise NotImplementedError


# The keyed stream.


def block(key: bytes, number: int) -> bytes:
    """A block of the stream of a key: its words, the lower byte of each first."""
    return blake2b(number.to_bytes(8, "little"), key=key, person=b"sandtable stream").digest()


# The quick generator.


def seeded(seed: int) -> int:
    """A starting value for a seed; neighbouring seeds start far apart."""
    mixed = (seed + 0x9E3779B97F4A7C15) & _WORD
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
    mixed ^= mixed >> 31
    return 1 + mixed % (MULTIPLIER * (LOW + 1) - 2)


def following(chance: i64) -> i64:
    """The next value of the generator."""
    return MULTIPLIER * (chance & LOW) + (chance >> 32)


def below(chance: i64, sides: i64) -> i64:
    """What this value says when one of `sides` equal results is wanted."""
    return ((chance & LOW) * sides) >> 32


# Where a game's chance comes from.


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where the chance of a game comes from, as its record says."""

    kind: str = ""

    def key(self) -> bytes:
        """The key of the stream; empty for the quick generator."""
        raise NotImplementedError

    def start(self) -> int:
        """What the state counts from."""
        return 0

    @property
    def seed(self) -> int:
        """A number for whatever else wants one, such as bots; it reveals nothing of the key."""
        raise NotImplementedError

    def data(self) -> dict[str, Any]:
        """As a snapshot has it."""
        raise NotImplementedError


class Given(Source):
    """A seed given by hand, for tests and research: whoever gave it knows what comes."""

    def __init__(self, seed: int) -> None:
        self.kind = "given"
        self.number = seed

    def key(self) -> bytes:
        number = self.number.to_bytes(8, "little")
        return blake2b(number, digest_size=KEY_BYTES, person=b"sandtable given").digest()

    @property
    def seed(self) -> int:
        return self.number

    def data(self) -> dict[str, Any]:
        return {"kind": self.kind, "seed": self.number}


class Quick(Source):
    """A seed for the quick generator: for simulations, and for games that were begun before there was another."""

    def __init__(self, seed: int) -> None:
        self.kind = "quick"
        self.number = seed

    def key(self) -> bytes:
        return b""

    def start(self) -> int:
        return seeded(self.number)

    @property
    def seed(self) -> int:
        return self.number

    def data(self) -> dict[str, Any]:
        return {"kind": self.kind, "seed": self.number}


class Drawn(Source):
    """A secret of the table and a nonce of every seat, b"" where a seat gave none.

    The table is held to its secret by the commitment, which is shown before anybody sits down; the nonces come later.
    So whoever drew the secret could not know what it would deal.
    """

    def __init__(self, secret: bytes, nonces: tuple[bytes, ...]) -> None:
        self.kind = "drawn"
        self.secret = secret
        self.nonces = nonces

    def key(self) -> bytes:
        stream = blake2b(self.secret, digest_size=KEY_BYTES, person=b"sandtable drawn")
        for nonce in self.nonces:
            stream.update(bytes([len(nonce)]) + nonce)
        return stream.digest()

    @property
    def seed(self) -> int:
        """Of the secret and yet no help with the stream: a hash of another purpose."""
        digest = blake2b(self.secret, digest_size=8, person=b"sandtable others").digest()
        return int.from_bytes(digest, "little") >> 1

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def data(self) -> dict[str, Any]:
        return {"kind": self.kind, "secret": self.secret.hex(), "nonces": [nonce.hex() for nonce in self.nonces]}


def commitment(secret: bytes) -> str:
    """What holds a table to its secret without telling it. SHA-256, so that a browser can check it by itself."""
    return sha256(b"sandtable commitment " + secret).hexdigest()


def source_of(data: dict[str, Any]) -> Source:
    """The source that `Source.data` described."""
    if data["kind"] == "drawn":
        source = Drawn(bytes.fromhex(data["secret"]), tuple([bytes.fromhex(nonce) for nonce in data["nonces"]]))
        if not fits(source, len(source.nonces)):
            raise BadSnapshot("that is no secret, or no nonces")
        return source
    seed = data["seed"]
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise BadSnapshot(f"a seed is a whole number from 0 to {MOST_SEED}, not {seed!r}")
    if data["kind"] == "given":
        return Given(seed)
    if data["kind"] == "quick":
        return Quick(seed)
    raise BadSnapshot(f"there is no chance of the kind {data['kind']!r}")


def fits(source: Drawn, seats: int) -> bool:
    """Whether a secret and nonces can begin a game of so many seats."""
    if len(source.secret) != SECRET_BYTES or len(source.nonces) != seats:
        return False
    return all([len(nonce) <= MOST_NONCE_BYTES for nonce in source.nonces])
