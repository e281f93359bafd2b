"""The table's dice are those of docs/chance.md, computed here once more from nothing but the page."""

from __future__ import annotations

import hashlib
import re
import sys
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from math import prod
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karczma.kernel.chance import Chance, dealing, fingerprint, imagining, seeded

PAGE = Path(__file__).parents[2] / "docs" / "chance.md"
SEEDS = (0, 7, 2**128 - 1)


def key(seed: int) -> bytes:
    return hashlib.sha256(b"karczma chance " + str(seed).encode()).digest()


def number(secret: bytes, n: int) -> int:
    block = hashlib.sha256(secret + (n // 8).to_bytes(8, "big")).digest()
    return int.from_bytes(block[n % 8 * 4 : n % 8 * 4 + 4], "big")


class Page:
    """The generator as the page describes it."""

    def __init__(self, seed: int) -> None:
        self.key = key(seed)
        self.taken = 0

    def below(self, k: int) -> int:
        while True:
            found = number(self.key, self.taken)
            self.taken += 1
            if found < 2**32 - 2**32 % k:
                return found % k

    def shuffled(self, things: list[int]) -> list[int]:
        sizes = list(range(len(things), 1, -1))
        while sizes:
            group = [sizes.pop(0)]
            while sizes and prod(group) * sizes[0] <= 2**32:
                group.append(sizes.pop(0))
            one = self.below(prod(group))
            for size in group:
                i, j = size - 1, one % size
                one //= size
                things[i], things[j] = things[j], things[i]
        return things


def vectors(row: str) -> list[str]:
    line = next(line for line in PAGE.read_text().splitlines() if line.startswith(f"| {row} |"))
    return re.findall(r"`([^`]+)`", line)


def test_the_page_tells_the_vectors_of_its_own_description() -> None:
    assert vectors("key") == [key(seed).hex() for seed in SEEDS]
    numbers = [[number(key(seed), n) for n in (0, 1, 7, 8, 1000)] for seed in SEEDS]
    assert vectors("numbers 0, 1, 7, 8 and 1000") == [" ".join(map(str, found)) for found in numbers]
    dice = [Page(seed) for seed in SEEDS]
    assert vectors("twelve below 6") == [" ".join(str(one.below(6)) for _ in range(12)) for one in dice]
    shuffled = [Page(seed).shuffled(list(range(20))) for seed in SEEDS]
    assert vectors("0 to 19 shuffled") == [" ".join(map(str, found)) for found in shuffled]
    dice = [Page(seed) for seed in SEEDS]
    assert vectors("four below 3 * 2^30") == [" ".join(str(one.below(3 << 30)) for _ in range(4)) for one in dice]
    assert vectors("taken for these four") == [str(one.taken) for one in dice]
    assert vectors("fingerprint") == [hashlib.sha256(str(seed).encode()).hexdigest() for seed in SEEDS]


@pytest.mark.parametrize("i", range(len(SEEDS)))
def test_the_kernel_gives_the_vectors_of_the_page(i: int) -> None:
    seed = SEEDS[i]
    assert seeded(seed).key.hex() == vectors("key")[i]
    dice = seeded(seed)
    assert " ".join(str(dice.below(6)) for _ in range(12)) == vectors("twelve below 6")[i]
    things = list(range(20))
    seeded(seed).shuffle(things)
    assert " ".join(map(str, things)) == vectors("0 to 19 shuffled")[i]
    dice = seeded(seed)
    assert " ".join(str(dice.below(3 << 30)) for _ in range(4)) == vectors("four below 3 * 2^30")[i]
    assert str(dice.drawn) == vectors("taken for these four")[i]
    assert fingerprint(seed) == vectors("fingerprint")[i]


@given(st.integers(0, 2**256), st.lists(st.integers(1, 2**32), max_size=40))
def test_kernel_and_page_agree_on_everything(seed: int, sizes: list[int]) -> None:
    ours, theirs = seeded(seed), Page(seed)
    assert [ours.below(k) for k in sizes] == [theirs.below(k) for k in sizes]
    assert ours.drawn == theirs.taken


@given(st.integers(0, 99), st.integers(0, 40))
def test_key_and_count_are_the_whole_state(seed: int, drawn: int) -> None:
    dice = seeded(seed)
    for _ in range(drawn):
        dice.below(1 << 32)
    loaded = Chance(dice.key, dice.drawn, b"")
    child = dice.clone()
    expected = [number(key(seed), dice.drawn + i) for i in range(9)]
    for other in (loaded, child, dice):
        assert [other.below(1 << 32) for _ in range(9)] == expected


def test_another_key_is_made_as_the_page_says() -> None:
    numbers = [number(key(5), i) for i in range(4)]
    expected = hashlib.sha256(b"karczma world " + b"".join(n.to_bytes(4, "big") for n in numbers)).digest()
    assert seeded(5).key_below() == expected


@pytest.mark.parametrize("k", [2, 3, 6, 7, 52])
def test_every_number_is_equally_likely(k: int) -> None:
    dice = seeded(k)
    counts = Counter(dice.below(k) for _ in range(k * 1000))
    assert set(counts) == set(range(k))
    assert max(abs(count - 1000) for count in counts.values()) < 160  # five standard deviations


def test_without_drawing_again_it_would_not_be() -> None:
    """Three quarters of the numbers are kept; taken modulo, the lower third would come twice as often."""
    dice = seeded(1)
    low = sum(dice.below(3 << 30) < 1 << 30 for _ in range(3000))
    assert abs(low - 1000) < 130
    assert 3800 < dice.drawn < 4200


def test_every_order_is_equally_likely() -> None:
    dice = seeded(3)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 200):
        things = [0, 1, 2, 3]
        dice.shuffle(things)
        counts[tuple(things)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert max(abs(count - 200) for count in counts.values()) < 75


@pytest.mark.parametrize("k", [0, -1, -6, 2**32 + 1, 2**40, 2**70])
def test_there_is_no_number_below_nothing_or_beyond_what_a_number_holds(k: int) -> None:
    with pytest.raises(AssertionError):
        seeded(1).below(k)


@pytest.mark.parametrize("use", [seeded, imagining, fingerprint, lambda seed: dealing(seed, 1)])
def test_a_seed_is_not_kept(use: Callable[[int], object]) -> None:
    """Simulations use millions of them."""
    seed = 1 << 100
    before = sys.getrefcount(seed)
    for _ in range(10):
        use(seed)
    assert sys.getrefcount(seed) == before
