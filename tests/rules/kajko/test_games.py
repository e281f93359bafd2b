"""Whole games: what always holds, and the engine beside the referee, at every move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from karczma.games.kajko.vocabulary import CARD, STACK
from karczma.kernel.chance import seeded
from rules.kajko.pickers import PICKERS
from rules.kajko.referee import CHARACTERS, WORTH, Referee
from rules.kajko.table import LaidTable, names, table
from rules.rule import rule

Options = dict[str, bool | str]
OPTIONS: list[Options] = [
    {"dusigrosz": dusigrosz, "coin_in_hand": coin_in_hand, "town_memory": memory, "stacks": stacks}
    for dusigrosz, coin_in_hand, memory, stacks in product(
        (False, True), (False, True), ("hidden", "owner"), ("mixed", "twins_alike")
    )
]
OPTIONS += [
    {"dusigrosz": True, "dusigrosz_tie": "everybody", "coin_in_hand": True, "coin_in_hand_target": "anybody"},
    {"dusigrosz": True, "dusigrosz_tie": "more_items", "coin_in_hand": True, "coin_in_hand_target": "anybody"},
]
GAMES = [(seats, picker) for seats in (2, 3, 4, 5) for picker in PICKERS]
every_table = pytest.mark.parametrize(
    "options", OPTIONS, ids=lambda one: " ".join(str(value) for value in one.values())
)


def played(seats: int, picker: str, options: Options) -> Iterator[LaidTable]:
    """One table from its first question to its end, as it stands after every choice."""
    chance = seeded(seats)
    t = table(seats, "random", 7 * seats, **options)
    yield t
    while not t.over():
        seat = t.asked[0]
        t.match.choose(seat, PICKERS[picker](t.match, seat, chance))
        yield t


@rule("KK-I1", "KK-I2", "KK-I3", "KK-I4")
@every_table
def test_what_always_holds(options: Options) -> None:
    for seats, picker in GAMES:
        before: list[list[tuple[int, ...]]] = [[] for _ in range(seats)]
        for t in played(seats, picker, options):
            every_card_in_one_place(t)
            only_what_belongs_there(t)
            for player, was in zip(t.g.players, before, strict=True):
                if len(player.town) == player.characters:
                    left = {"coin_in_hand"} if options.get("coin_in_hand_target") == "anybody" else set()
                    assert set(names(player.front)) <= left
                    assert player.robbers == -1
                assert player.town[: len(was)] == was
            before = [list(player.town) for player in t.g.players]


def every_card_in_one_place(t: LaidTable) -> None:
    cards = t.everything()
    assert set(cards.values()) == {1}
    assert Counter(names(list(cards))) == dict.fromkeys(CARD.ids, 10)


def only_what_belongs_there(t: LaidTable) -> None:
    g = t.g
    assert set(names(g.box)) <= set(CARD.ids)
    for seat, player in enumerate(g.players):
        assert set(names(player.front)) <= set(WORTH)
        assert player.robbers == -1 or names([player.robbers]) == ["robbers"]
        assert len(t.match.view(None).seats[seat].zone("robbers").cards) <= 1
        assert len(player.town) <= player.characters == CHARACTERS[g.seated]
        for items in player.town:
            assert items
            assert set(names(items)) <= set(WORTH)


@rule("KK-I1")
def test_the_bonus_card_lies_apart() -> None:
    for dusigrosz in (False, True):
        t = table(dusigrosz=dusigrosz)
        assert t.everything().total() == 70
        assert sorted(t.everything()) == t.match.face.box(t.g)


@rule("KK-03", "KK-07", "KK-09", "KK-11", "KK-15", "KK-17", "KK-18", "KK-20", "KK-21", "KK-22")
@every_table
def test_the_engine_and_the_referee_agree(options: Options) -> None:
    for seats, picker in GAMES:
        game = played(seats, picker, options)
        t = next(game)
        referee = t.referee()
        agree(t, referee)
        for _ in game:
            seat, option = t.match.log[-1]
            assert seat == referee.turn
            referee.choose(t.match.words(option))
            agree(t, referee)
        scores = referee.scores(bool(options["dusigrosz"]), str(options.get("dusigrosz_tie", "nobody")))
        assert t.totals == [ducats for ducats, _ in scores]
        assert t.ranks == [1 + sum(other > score for other in scores) for score in scores]


def agree(t: LaidTable, referee: Referee) -> None:
    assert t.over() == referee.over
    assert t.asked == ([] if referee.over else [referee.turn])
    if t.asked:
        assert sorted(t.offers) == sorted(referee.options())
    expected = referee.lies()
    for zone, copies in t.match.face.components(t.g).items():
        name = f"stack {zone}" if zone in STACK.ids else zone
        assert Counter(names(copies)) == expected.pop(name), name
    assert not expected


def test_both_endings_and_every_decision_come_up() -> None:
    endings: set[object] = set()
    verbs: set[str] = set()
    for seats, picker in GAMES:
        *_, t = played(seats, picker, {"coin_in_hand": True})
        endings |= {event["ending"] for event in t.told if event["event"] == "ended"}
        verbs |= {t.match.words(option)[0] for _, option in t.match.log}
        assert len(t.match.log) <= t.match.face.bound
    assert endings == {"all_sent", "stacks_empty"}
    assert verbs == {"adventure", "send", "lose", "rob"}
