"""Vocabularies: every option has its words and back, whatever the verbs; events keep their secrets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karczma.kernel.audience import redact
from karczma.kernel.errors import Refused
from karczma.kernel.game import EVERYBODY, UNKNOWN, Event
from karczma.kernel.verbs import NUMBER, SEAT, Bundle, Happening, Kind, Verb, Vocabulary, numbered

KINDS = st.integers(1, 5).map(lambda size: Kind(f"kind{size}", tuple(f"{size}-{i}" for i in range(size))))


def vocabulary(shapes: list[list[Kind]]) -> Vocabulary:
    verbs: list[Verb] = []
    for i, args in enumerate(shapes):
        verbs.append(Verb(f"verb{i}", sum(verb.size for verb in verbs), args))
    return Vocabulary(verbs, [])


VOCABULARIES = st.lists(st.lists(KINDS, max_size=3), min_size=1, max_size=5).map(vocabulary)


@given(VOCABULARIES)
def test_every_option_survives_its_words(known: Vocabulary) -> None:
    said = [known.words(option) for option in range(known.size)]
    assert [known.option(words) for words in said] == list(range(known.size))
    assert len({tuple(words) for words in said}) == known.size


@given(VOCABULARIES, st.integers())
def test_other_numbers_have_no_words(known: Vocabulary, number: int) -> None:
    if 0 <= number < known.size:
        assert known.verb(number).name == known.words(number)[0]
        return
    with pytest.raises(Refused) as refused:
        known.words(number)
    assert refused.value.key == "no-such-option"


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(VOCABULARIES, ANYTHING | st.lists(st.sampled_from(["verb0", "verb1", "2-0", "2-1", "3-2", ""])))
def test_other_words_are_refused_and_nothing_else_happens(known: Vocabulary, words: object) -> None:
    try:
        option = known.option(words)
    except Refused:
        return
    assert known.words(option) == words


STACK = Kind("stack", ("left", "right"))
CARD = Kind("card", ("knight", "queen"))
KNOWN = Vocabulary(
    [Verb("rob", 0, [SEAT.called("player"), CARD]), Verb("wait", 10, [])],
    [Happening("took", 0, [SEAT.called("player"), CARD, NUMBER.called("count")])],
)


def test_what_an_option_touches_and_what_it_is_about() -> None:
    option = KNOWN.option(["rob", "3", "queen"])
    assert option == 7
    assert KNOWN.touch(option) == "seat:3"
    assert KNOWN.arguments(option) == {"player": "3", "card": "queen"}
    assert KNOWN.touch(10) == "wait"
    assert KNOWN.arguments(10) == {}


@pytest.mark.parametrize(
    ("words", "key", "facts"),
    [
        (["rob"], "verb-arguments", {"verb": "rob", "count": 2}),
        (["rob", "1", "queen", "2"], "verb-arguments", {"verb": "rob", "count": 2}),
        (["rob", "5", "queen"], "no-such-thing", {"kind": "seat", "id": "5"}),
        (["rob", "1", "x" * 99], "no-such-thing", {"kind": "card", "id": "x" * 40}),
        (["y" * 99], "no-such-verb", {"verb": "y" * 40}),
        (["rob", 1, "queen"], "not-words", {}),
        ([], "not-words", {}),
    ],
)
def test_a_refusal_says_what_is_wrong(words: object, key: str, facts: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        KNOWN.option(words)
    assert (refused.value.key, refused.value.facts) == (key, facts)


def test_verbs_are_numbered_without_gaps() -> None:
    with pytest.raises(AssertionError, match="wait must be numbered from 2, not 3"):
        Vocabulary([Verb("pull", 0, [STACK]), Verb("wait", 3, [])], [])


def test_happenings_are_numbered_in_order() -> None:
    with pytest.raises(AssertionError, match="happening took must be number 1, not 2"):
        Vocabulary([], [Happening("gave", 0, []), Happening("took", 2, [])])


@pytest.mark.parametrize("names", [{0: "gave", 2: "took"}, {1: "took", 0: "gave"}, {1: "gave"}])
def test_names_stand_beside_numbers_without_gaps(names: dict[int, str]) -> None:
    with pytest.raises(AssertionError, match="numbers must follow without gaps"):
        numbered(names)


@given(st.integers(0, 4), st.sampled_from([None, 0, 1, 2, 3, 4]), st.integers(1, 31))
def test_only_its_audience_hears_what_an_event_is_about(seat: int, hearer: int | None, to: int) -> None:
    event: Event = (0, seat, 2, 1, 3, to)
    told = redact(KNOWN.names(event), to, [] if hearer is None else [hearer])
    if hearer is not None and to >> hearer & 1:
        assert told == {"event": "took", "seat": seat, "player": "2", "card": "queen", "count": 3}
    else:
        assert told == {"event": "took", "seat": seat, "hidden": 1}


def test_what_nobody_knows_is_left_out() -> None:
    assert KNOWN.names((0, 1, 0, UNKNOWN, 3, EVERYBODY)) == {"event": "took", "seat": 1, "player": "0", "count": 3}


@given(st.lists(st.integers(0, 4), max_size=5).map(tuple))
def test_a_bundle_survives_its_number(things: tuple[int, ...]) -> None:
    bundle = Bundle("goods", Kind("thing", "a b c d e"))
    assert bundle.say(bundle.number(things)) == " ".join(["abcde"[thing] for thing in things])
    assert bundle.called("upper").say(bundle.number(things)) == bundle.say(bundle.number(things))
