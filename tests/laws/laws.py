"""The laws every game obeys, one plain function each. Tests and the soak call the same ones; a broken law raises."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from karczma.kernel import step
from karczma.kernel.audience import Json
from karczma.kernel.chance import Chance, seeded
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.kernel.game import OPEN, Option
from karczma.kernel.match import Match, replay, resume
from karczma.kernel.packs import Pack
from karczma.kernel.record import canonical, digest
from karczma.kernel.step import Window
from karczma.words import Missing
from words.telling import Teller

HUGE = 1 << 70
NONSENSE: list[object] = [[], ["nothing"], [""], [1], "keep", None, {}, [["keep"]]]
UNWRITTEN = {"told", "telling"}  # of the last choice, not of the game
FRAMES = {
    "agenda": {"later", "next_step", "next_seat", "next_arg"},
    "asks": {"several", "ask_step", "ask_seat", "ask_arg"},
}  # what is written under one name, and the fields it lies in


def state(match: Match) -> str:
    """The hash of all that a game is."""
    return digest(match.face.write(match.game))


def conservation(face: Face[Any], game: Any) -> None:
    """Each component, as an id, is in exactly one zone."""
    lying = sorted([piece for zone in face.components(game).values() for piece in zone])
    box = sorted(face.box(game))
    assert lying == box, f"lost {sorted(set(box) - set(lying))}, doubled or foreign {surplus(lying, box)}"


def surplus(lying: list[int], box: list[int]) -> list[int]:
    return [piece for i, piece in enumerate(lying) if piece not in box or piece in lying[:i]]


def no_dead_end(match: Match) -> None:
    """Whoever is asked has options, no two alike, each accepted; the game ends within its bound."""
    assert len(match.made) <= match.face.bound, f"{len(match.made)} decisions, and the bound is {match.face.bound}"
    asked = match.asked
    assert bool(asked) != match.over, "nobody is asked, and the game is not over"
    assert len(set(asked)) == len(asked), f"asked twice: {asked}"
    for seat in asked:
        assert 0 <= seat < match.seats, f"seat {seat} is asked, but nobody sits there"
        offered = match.options(seat)
        assert offered, f"seat {seat} is asked and has no option"
        assert len(set(offered)) == len(offered), f"seat {seat} is offered the same thing twice: {offered}"
        for option in offered:
            assert match.option(match.words(option)) == option, f"option {option} does not survive its words"
            accepted(match, seat, option)


def accepted(match: Match, seat: int, option: Option) -> None:
    """What is offered can be done, aloud and in silence, with the same outcome."""
    aloud = match.clone()
    try:
        aloud.choose(seat, option)
    except Exception as error:
        raise AssertionError(f"{match.words(option)} is offered to seat {seat}, and then: {error!r}") from error
    conservation(aloud.face, aloud.game)
    silent = match.face.clone(match.game)
    step.advance(silent, match.steps, seat, option)
    assert state(aloud) == digest(match.face.write(silent)), f"{match.words(option)} differs when nobody is told"
    assert not silent.told, "something is told in silence"


def only_offered(match: Match, chance: Chance) -> None:
    """Whatever was not offered is refused, and nothing changes."""
    before = state(match), match.log[:], match.made[:]
    numbers = [-1, -HUGE, HUGE, match.face.vocabulary.size, True, False]
    numbers += [chance.below(match.face.vocabulary.size) for _ in range(8)]
    for seat in range(match.seats):
        offered = match.options(seat)
        for number in numbers + [option + 1 for option in offered[:4]]:
            if isinstance(number, bool) or number not in offered:
                refuses(match.choose, seat, number)
    asked = match.asked
    offered = match.options(asked[0]) if asked else [0]
    for stranger in (-1, match.seats, HUGE, -HUGE, True, False):
        refuses(match.choose, stranger, offered[0])
        refuses(match.undo, stranger)
    verb = match.words(offered[0])[0]
    for words in [*NONSENSE, [verb, "x", "y", "z"], [verb.upper()]]:
        refuses(match.option, words)
    for count in (0, -1, HUGE, len(match.made) + 1):
        refuses(match.take_back, 0, count)
    assert (state(match), match.log, match.made) == before, "something refused has changed the game"


def refuses(call: Callable[..., object], *given: object) -> None:
    """This call is refused."""
    try:
        call(*given)
    except Refused:
        return
    raise AssertionError(f"{call.__name__}{given} is not refused")


def shown(match: Match, seat: int | None) -> bytes:
    """All that a seat, or a spectator, can see of the table, as bytes."""
    told: dict[str, Json] = {"view": match.view(seat).plain(), "asks": asks(match), "asked": list(match.asked)}
    if seat is not None:
        question = match.question(seat)
        told["question"] = {k: v for k, v in question.items() if k != "seq"} if question else None
    told["scores"] = match.scores(seat).plain()
    return canonical(told)


def asks(match: Match) -> list[Json]:
    """What is asked of whom, as everybody sees it: without the argument."""
    return [[step, seat] for step, seat, _ in match.game.asks]


def heard(match: Match, seat: int | None) -> bytes:
    """What a seat hears of the last choice, as bytes."""
    events: list[Json] = []
    for event in match.told(seat):
        said: dict[str, Json] = dict(event.items())
        events.append(said)
    return canonical(events)


def no_leak(match: Match, seat: int, seed: int) -> None:
    """In another world that this seat could be in, it sees the same, and so does a spectator."""
    world = match.redeal(seat, seed)
    for reader in (seat, None):
        assert shown(world, reader) == shown(match, reader), (
            f"seat {reader} can tell a world of seat {seat} from another"
        )
    assert world.options(seat) == match.options(seat)
    assert world.game.chance.key != match.game.chance.key, "an imagined world knows the dice to come"


def seen_alike_alone(match: Match) -> None:
    """Views built together for all readers, in whatever order, are those that each of them would get alone."""
    readers: list[int | None] = [*range(match.seats), None]
    for order in (readers, readers[::-1]):
        for reader, view in zip(order, match.views(order), strict=True):
            assert canonical(view.plain()) == canonical(match.view(reader).plain()), (
                f"seat {reader} sees something else when others look too"
            )


def named_in_view(match: Match, seat: int | None) -> None:
    """A view shows only kinds of zones and numbers that the game has named."""
    view = match.view(seat)
    for place in (view.middle, *view.seats):
        assert {zone.kind for zone in place.zones} <= set(match.face.zones)
        assert set(place.numbers) <= set(match.face.numbers)


def imagined(match: Match, seat: int, seed: int) -> None:
    """An imagined world is whole and can be played to its end: search does."""
    world = match.redeal(seat, seed)
    conservation(world.face, world.game)
    try:
        count = step.play_out(world.game, world.steps, seeded(seed))
    except Exception as error:
        raise AssertionError(f"a world that seat {seat} imagines cannot be played: {error!r}") from error
    assert len(match.made) + count <= match.face.bound, "an imagined world has no end"
    conservation(world.face, world.game)


def events_tell_no_more(match: Match, who: int, option: Option, seat: int, seed: int) -> bool:
    """Where a seat sees the same after a choice in two of its worlds, it hears the same, and the same seats are asked.

    Whether there was anything to compare: the choice may not be there in the other world, or turn out otherwise.
    """
    truth = match.clone()
    world = match.redeal(seat, seed)
    world.game.chance = match.game.chance.clone()  # the same dice, so that more worlds go the same way
    if option not in world.options(who) or not alike_in_window(match, world):
        return False
    truth.choose(who, option)
    world.choose(who, option)
    compared = False
    for reader in (seat, None):
        if canonical(truth.view(reader).plain()) == canonical(world.view(reader).plain()):
            said = f"{match.words(option)} of seat {who} tells seat {reader}"
            if heard(truth, reader) != heard(world, reader):
                again = match.redeal(seat, seed)
                again.game.chance = match.game.chance.clone()
                alike_in_window(match, again)
                assert differ_on_the_way(match.clone(), again, who, option, reader), f"{said} what it cannot see"
                continue
            compared = True
            assert asks(truth) == asks(world), f"{said} something by who is asked"
    return compared


def alike_in_window(match: Match, world: Match) -> bool:
    """In a window the others answer the same in both worlds, if they can: whoever hushes is not asked in the next one,
    and everybody may see that."""
    if not isinstance(match.steps[match.game.ask_at(0)[0]], Window):
        return True
    for i, answer in enumerate(match.game.sealed):
        step, seat, arg = match.game.ask_at(i)
        if answer != OPEN and answer not in match.steps[step].options(world.game, seat, arg):
            return False
    world.game.sealed = match.game.sealed[:]
    return True


def differ_on_the_way(one: Match, other: Match, who: int, option: Option, reader: int | None) -> bool:
    """Whether this reader sees the two worlds differ before they look alike again at the end of a choice.

    A token that is turned up and then goes where all tokens lie open was seen, and may be told of.
    """
    frames = zip(frame_by_frame(one, who, option), frame_by_frame(other, who, option), strict=False)
    return any(canonical(one.view(reader).plain()) != canonical(other.view(reader).plain()) for _ in frames)


def frame_by_frame(match: Match, who: int, option: Option) -> Iterator[None]:
    """The same as a choice, with a stop after each frame of the agenda. Sealed answers are all acted on at once."""
    game, steps = match.game, match.steps
    if game.sealed:
        match.choose(who, option)
        yield
        return
    step, seat, arg = game.ask_at(0)
    game.ask_nobody()
    steps[step].chosen(game, seat, arg, option)
    yield
    while game.planned() and not game.asking():
        step, seat, arg = game.pop()
        steps[step].enter(game, seat, arg)
        yield


def undo_tells_nothing(match: Match, who: int, option: Option, chance: Chance, worlds: int) -> bool:
    """A choice that may be taken back looks the same in every world, so that is fair; and it leads all the way back.

    Whether it may be taken back.
    """
    after = match.clone()
    after.choose(who, option)
    if not after.can_undo(who):
        return False
    for seat in range(match.seats):
        seen = {reader: shown(after, reader) for reader in (seat, None)}
        for _ in range(worlds):
            world = match.redeal(seat, chance.below(1 << 32))
            if option not in world.options(who):
                continue
            world.choose(who, option)
            for reader in (seat, None):
                same = shown(world, reader) == seen[reader]
                assert same, f"{match.words(option)} shows seat {reader} something, and could be taken back"
    after.undo(who)
    assert state(after) == state(match), "undo does not lead back"
    assert after.asked == match.asked
    return True


def final_is_said(match: Match, who: int, option: Option) -> None:
    """A choice is marked as final if and only if it cannot be taken back once it is made."""
    final = match.finals(who)[match.options(who).index(option)]
    after = match.clone()
    after.choose(who, option)
    assert final or after.can_undo(who), f"{match.words(option)} cannot be taken back, and seat {who} was not told"
    assert not (final and after.can_undo(who)), (
        f"{match.words(option)} can be taken back, and seat {who} was told otherwise"
    )


def undo_and_again(match: Match) -> None:
    """Whoever may take a choice back may make it again, and all is as it was, whatever others have sealed since."""
    for seat in range(match.seats):
        if match.can_undo(seat):
            option = next(made[1] for made in reversed(match.made) if made[0] == seat)
            again = match.clone()
            again.undo(seat)
            assert option in again.options(seat), f"seat {seat} cannot choose again what it took back"
            again.choose(seat, option)
            assert state(again) == state(match), (
                f"seat {seat} took a choice back and made it again, and all is different"
            )


def replays(match: Match, links: list[str]) -> None:
    """Seed and choices give the same hash at every move, from the record as it lies on disk."""
    record = match.record()
    assert [move["hash"] for move in entries(record)] == links, "the record has other hashes than the game had"
    try:
        again = replay(match.face, match.pack, json.loads(json.dumps(record)))
    except Refused as refused:
        raise AssertionError(f"the record of this game is refused: {refused}") from refused
    assert state(again) == state(match), "the replay has led elsewhere"
    assert canonical(again.record()) == canonical(record), "the replay has another record"


def entries(record: dict[str, Json]) -> list[dict[str, Any]]:
    moves: Any = record["moves"]
    return list(moves)


def clone_and_save(match: Match, seed: int) -> None:
    """A child leaves its parent alone; what is saved is loaded as it was; all of them play on alike."""
    face = match.face
    before = canonical(face.write(match.game))
    child = face.clone(match.game)
    assert canonical(face.write(child)) == before, "a clone is different"
    grandchild = face.clone(child)
    loaded = face.read(json.loads(before), match.pack)
    assert canonical(face.write(loaded)) == before, "what is loaded is not what was saved"
    ends: list[bytes] = []
    for game in (grandchild, child, loaded):
        step.play_out(game, match.steps, seeded(seed))
        ends.append(canonical(face.write(game)))
        assert canonical(face.write(match.game)) == before, "a child has changed its parent"
    assert ends[0] == ends[1] == ends[2], "a clone or what is loaded plays on differently"


def resumes(match: Match) -> None:
    """A saved match goes on where it was, and saves as it was saved."""
    saved = canonical(match.save())
    again = resume(match.face, match.pack, json.loads(saved))
    assert canonical(again.save()) == saved, "save, load, save gives other bytes"
    assert (again.asked, again.made) == (match.asked, match.made)


def written_whole(face: Face[Any], game: Any) -> None:
    """Every field of the state is written, but for the events of the last choice and the cards, which are a pack."""
    _written(game, face.write(game), "")


def _written(thing: Any, data: Any, place: str) -> None:
    if isinstance(thing, list | tuple) and isinstance(data, list):
        assert len(thing) == len(data), f"{place} is written short"
        for i, (one, written) in enumerate(zip(thing, data, strict=True)):
            _written(one, written, f"{place}[{i}]")
    elif fields(thing) and not isinstance(thing, Chance):
        left = {name for name in fields(thing) if not isinstance(getattr(thing, name), Pack)} - UNWRITTEN
        for name, parts in FRAMES.items():
            if parts <= left:
                left = left - parts | {name}
        assert set(data) == left, f"{place or 'the state'}: {sorted(left ^ set(data))} is on one side only"
        for name in left:
            _written(getattr(thing, name), data[name], f"{place}.{name}")
    else:
        assert isinstance(thing, int | list | tuple | Chance), (
            f"{place} is a {type(thing).__name__}, not plain data in slots"
        )


def fields(thing: Any) -> list[str]:
    """The fields of an object of ours, be its class compiled or not."""
    found: list[str] = []
    for cls in type(thing).__mro__:
        if "__mypyc_attrs__" in vars(cls):
            found.extend(name for name in vars(cls)["__mypyc_attrs__"] if not name.startswith("__"))
        elif "__slots__" in vars(cls):
            found.extend(vars(cls)["__slots__"])
    return found


def told_in_words(match: Match, teller: Teller) -> None:
    """Every question, option, event and reason has a text in every language."""
    try:
        teller.tell(match)
    except Missing as missing:
        raise AssertionError(f"there is no text: {missing}") from missing


def ends_well(match: Match) -> None:
    """At the end somebody has won, or alone has a title or a rival of the box; and every seat may know the count."""
    assert match.over
    truth = match.scores()
    if truth.against is not None:
        assert match.seats == 1, "several play, and one of them against the box"
        assert truth.won == (truth.seats[0].total > truth.against.total), "the rival does not win ties"
        assert truth.winners == ([0] if truth.won else []), "who wins against the rival has not won"
        assert sorted([truth.seats[0].rank, truth.against.rank]) == [1, 2]
    elif truth.contest:
        assert truth.winners, "nobody has won"
    else:
        assert match.seats == 1, "several play, and there is nothing to win"
        assert truth.title, "who plays alone has no title"
    if truth.against is None:
        assert sorted(seat.rank for seat in truth.seats)[0] == 1
    for seat in range(match.seats):
        assert canonical(match.scores(seat).plain()) == canonical(truth.plain()), (
            f"seat {seat} may not know who has won"
        )
