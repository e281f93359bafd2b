"""The table's dice: a small generator that any language can replay. Described in docs/chance.md."""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar

from karczma.kernel.native import i64

T = TypeVar("T")


class Chance:
    """A secret key and how many numbers it has given: SHA-256 in counter mode, so no number gives away the next."""

    __slots__ = ("block", "drawn", "key")

    def __init__(self, key: bytes, drawn: int, block: bytes) -> None:
        self.key = key
        self.drawn = drawn
        self.block = block  # the block that number `drawn` is in, or empty: derived from the other two

    def clone(self) -> Chance:
        return Chance(self.key, self.drawn, self.block)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        assert 0 < n <= 4294967296, "there is no such die"
        size: i64 = n
        # Numbers past the last full round of n are drawn again; otherwise small numbers would come up more often.
        full: i64 = 4294967296 - 4294967296 % size
        while True:
            at: i64 = self.drawn & 7
            if at == 0 or not self.block:
                self.block = hashlib.sha256(self.key + (self.drawn >> 3).to_bytes(8, "big")).digest()
            self.drawn += 1
            block = self.block
            first = at * 4
            word: i64 = block[first] << 24 | block[first + 1] << 16 | block[first + 2] << 8 | block[first + 3]
            if word < full:
                return word % size

    def set_out(self, things: list[T]) -> None:
        """Dice that deal imagined worlds forget the order in which these lay."""

    def shuffle(self, things: list[T]) -> None:
        """Every order equally likely: from the last place down, each is swapped with one at or before it.

        One number settles as many places as it can: below 9 * 8 * 7 there is one for each order of the last three.
        """
        place: i64 = len(things) - 1
        while place > 0:
            ways: i64 = 1
            rest: i64 = place
            while rest > 0 and ways * (rest + 1) <= 4294967296:
                ways *= rest + 1
                rest -= 1
            number: i64 = self.below(ways)
            while place > rest:
                size: i64 = place + 1
                left: i64 = number // size
                other: i64 = number - left * size
                number = left
                thing = things[place]
                things[place] = things[other]
                things[other] = thing
                place -= 1

    def key_below(self) -> bytes:
        """A fresh key for another generator, such as that of an imagined world."""
        numbers = [self.below(4294967296) for _ in range(4)]
        return hashlib.sha256(b"karczma world " + b"".join([n.to_bytes(4, "big") for n in numbers])).digest()


class Imagination(Chance):
    """The dice that deal imagined worlds. What they shuffle comes out the same however it lay before.

    So two tables that a seat cannot tell apart give it the same worlds, and a bot in that seat chooses the same.
    """

    def set_out(self, things: list[T]) -> None:
        comparable: list[Any] = things
        comparable.sort()

    def shuffle(self, things: list[T]) -> None:
        self.set_out(things)
        super().shuffle(things)


class Quick:
    """Numbers for playouts only, where nothing is secret: a 32-bit xorshift, in a fiftieth of the time."""

    __slots__ = ("state",)

    def __init__(self, chance: Chance) -> None:
        self.state: i64 = chance.below(4294967295) + 1

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1; for small n nearly equally likely."""
        x = self.state
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        self.state = x
        size: i64 = n
        return x * size >> 32


def digits(number: int) -> str:
    """As `str` writes it. Compiled, `str` of an int keeps a large one for good; of any other object it does not."""
    boxed: object = number
    return str(boxed)


def seeded(seed: int) -> Chance:
    """The generator of the game with this seed."""
    return Chance(hashlib.sha256(b"karczma chance " + digits(seed).encode()).digest(), 0, b"")


def imagining(seed: int) -> Imagination:
    """The generator of imagined worlds with this seed."""
    return Imagination(seeded(seed).key, 0, b"")


def dealing(seed: int, number: int) -> Chance:
    """The generator that redeals what is hidden, after `number` entries in the record of the game with this seed.

    It follows from the seed, so the fingerprint vouches for it; whoever does not know the seed cannot guess it.
    """
    return Chance(hashlib.sha256(f"karczma deal {digits(seed)} {number}".encode()).digest(), 0, b"")


def fingerprint(seed: int) -> str:
    """Shown at the start, so that the seed revealed at the end can be checked: sha256 of its decimal digits."""
    return hashlib.sha256(digits(seed).encode()).hexdigest()
