"""Questions, options, events, scores and errors in Polish and English, from Fluent files keyed by id.

Karczma has `text/<language>.ftl`, each game its own. A missing text is an error, never a bare key.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import (
    FunctionReference,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.runtime.types import FluentType

from karczma.games import GAMES, own_pack
from karczma.kernel.audience import Json
from karczma.kernel.errors import Fact, Refused
from karczma.kernel.face import Face, Setting, say_setting
from karczma.kernel.packs import Card, Pack
from karczma.kernel.sheet import Blank, Either, Form, Group, HowMany, ListOf, Pick
from karczma.kernel.tally import SHARED
from karczma.kernel.verbs import SEAT, Bundle, Kind
from karczma.kernel.whole import is_whole

LANGUAGES = ("en", "pl")
SENTENCES = ("effect", "advanced")  # attributes that say what a thing does; all others are forms of its name
GREATEST = 10**15  # nothing counts higher than this: anything greater comes from bad input


def text_key(kind: str, id: str) -> str:
    """The key of a thing's name. A Fluent key cannot contain a plus sign."""
    return f"{kind}-{id}".replace("+", "_plus_")


class Missing(KeyError):
    """A text that a language does not have, or that lacks one of its facts."""


class Words:
    """All texts in one language; `names` are those of the players, in the order of their seats.

    Things are described with their numbers in a pack: the given one, or for any other game the one in its box.
    """

    def __init__(self, language: str, pack: Pack | None = None) -> None:
        if language not in LANGUAGES:
            raise Refused("no-such-language", name=str(language)[:20], names=", ".join(LANGUAGES))
        self.language = language
        self.pack = pack

    def say(self, key: str, **facts: Fact) -> str:
        """A text of no game."""
        return _format(_common(self.language), key, facts)

    def golem(self, id: str) -> tuple[str, str]:
        """The name of a golem, and the sentence that tells how it likes to play."""
        return self.say(f"golem-{id}"), self.say(f"golem-{id}.about")

    def error(self, refused: Refused) -> str:
        """A refusal as a sentence, the place first; a game's own refusals are found in its file."""
        facts = dict(refused.facts)
        if "why" in facts and isinstance(refused.__context__, Refused):
            facts["why"] = self.error(refused.__context__)  # a refusal inside a refusal, in this language too
        return self._wrong(refused.key, refused.place, facts)

    def _wrong(self, key: str, place: str, facts: dict[str, Fact]) -> str:
        game = next((name for name in GAMES if key.startswith(f"{name}-")), None)
        bundle = _common(self.language) if game is None else _game(self.language, game)
        told = _format(bundle, f"error-{key}", facts)
        return f"{place}: {told}" if place else told

    def warnings(self, told: dict[str, Any]) -> list[dict[str, str]]:
        """What a score sheet was counted in spite of, each with a sentence that says whose values it conflicts with."""
        found: list[dict[str, str]] = []
        for one in told["warnings"]:
            why = self._wrong(one["why"], one["place"], one["facts"])
            text = f"{why} {_format(_common(self.language), 'cli-sheet-ours', {})}"
            found.append({"place": one["place"], "why": one["why"], "text": text})
        return found

    def game(self, face: Face[Any], key: str, **facts: Fact) -> str:
        """A text of a game that mentions no arguments."""
        return _format(_game(self.language, face.name), key, facts)

    def thing(self, face: Face[Any], kind: str, id: str) -> str:
        """The name of a card, a stack or another thing of this game."""
        return self._forms(face, kind, id)[""]

    def texts(self, face: Face[Any], kind: str, id: str) -> dict[str, str]:
        """What a thing does, in sentences: by its basic and its advanced rule. Most things have none."""
        forms = self._forms(face, kind, id)
        return {form: forms[form] for form in SENTENCES if forms.get(form)}

    def explained(self, face: Face[Any]) -> dict[str, dict[str, str]]:
        """What is this? For zones, numbers, parts, ideas and things: the name, what it does, and which rule says so.

        A thing without an explanation of its own has that of its kind: the idea or the zone of that name. The text is
        empty where a thing says what it does in its sentences (`texts`).
        """
        named = {"zone": face.zones, "number": face.numbers, "part": face.parts, "idea": face.ideas}
        told: dict[str, dict[str, str]] = {}
        for what, names in named.items():
            for name in names:
                keys = {"name": "", "text": ".help", "rule": ".rule"}
                told[f"{what}:{name}"] = {of: self.game(face, f"{what}-{name}{key}") for of, key in keys.items()}
        for kind in face.things:
            for id in kind.ids:
                forms = self._forms(face, kind.name, id)
                if "rule" in forms:
                    text = forms.get("help", "")
                    told[f"{kind.name}:{id}"] = {"name": forms[""], "text": text, "rule": forms["rule"]}
        return told

    def box(self, face: Face[Any], cards: Pack) -> dict[str, Any]:
        """What is in the box of a game with these cards, with names for everything a view or a score shows."""
        return {
            "game": face.name,
            "name": self.game(face, "game-name"),
            "pack": cards.name,
            "kinds": {kind.name: [self._in_box(face, cards, kind, id) for id in kind.ids] for kind in face.things},
            "zones": {zone: self.game(face, f"zone-{zone}") for zone in face.zones},
            "numbers": {number: self.game(face, f"number-{number}") for number in face.numbers},
            "parts": {part: self.part(face, part) for part in face.parts},
            "titles": {title: self.title(face, title) for title in face.titles},
            "rivals": {rival: self.rival(face, rival) for rival in face.rivals},
            "help": self.explained(face),
        }

    def _in_box(self, face: Face[Any], cards: Pack, kind: Kind, id: str) -> dict[str, Any]:
        card = face.card(cards, kind, id)
        told = {"id": id, "name": self.thing(face, kind.name, id), "texts": self.texts(face, kind.name, id)}
        if card is None:  # something without values, such as a way the game can end
            return {**told, "facts": {}, "source": "", "sources": {}}
        others = {field: source for field, source in card.sources.items() if source != card.source}
        return {**told, "facts": card.values, "source": card.source, "sources": others}

    def question(self, face: Face[Any], ask: str) -> str:
        """What a seat is asked, addressed to that seat."""
        return self.game(face, f"question-{ask}")

    def note(self, face: Face[Any], question: dict[str, Json]) -> str:
        """What is at stake in a question, addressed to the seat that is asked; most questions need no such note."""
        key, stake = f"question-{question['ask']}", question["stake"]
        assert isinstance(stake, dict)
        bundle = _game(self.language, face.name)
        noted = "note" in bundle.get_message(key).attributes
        return _format(bundle, f"{key}.note", self._facts(face, stake, [])) if noted else ""

    def waiting(self, face: Face[Any], ask: str, player: str) -> str:
        """What the others are told while a seat is asked this."""
        return self.game(face, f"waiting-{ask}", player=player)

    def option(self, face: Face[Any], option: dict[str, Json], names: list[str]) -> str:
        """An option of a question, as the question gives it: `{"do": [...], ...}`."""
        do = option["do"]
        assert isinstance(do, list)
        verb = face.vocabulary.by_name[str(do[0])]
        facts = self._facts(face, option, names)
        for i, kind in enumerate(verb.args):
            self._name(face, facts, kind, kind.label, str(do[i + 1]), names)
        return _format(_game(self.language, face.name), f"do-{verb.name}", facts)

    def blocked(self, face: Face[Any], blocked: dict[str, Json]) -> str:
        """Why something cannot be chosen."""
        return _format(_game(self.language, face.name), f"blocked-{blocked['why']}", self._facts(face, blocked, []))

    def event(self, face: Face[Any], event: dict[str, Fact], names: list[str]) -> str:
        """What happened, as a seat has heard it."""
        happening = next(one for one in face.vocabulary.happenings if one.name == event["event"])
        facts: dict[str, Fact] = {}
        seat = int(event["seat"])
        if seat >= 0:
            facts["seat"] = self._player(face, seat, names)
        if event.get("hidden"):
            return _format(_game(self.language, face.name), f"event-{happening.name}-hidden", facts)
        for kind in happening.args:
            if kind.label in event:
                self._name(face, facts, kind, kind.label, event[kind.label], names)
            elif isinstance(kind, Bundle):  # told before events said what is in it
                facts[kind.label] = self.game(face, f"{kind.name}-untold")
        return _format(_game(self.language, face.name), f"event-{happening.name}", facts)

    def part(self, face: Face[Any], part: str) -> str:
        """A category of the score."""
        return self.game(face, f"part-{part}")

    def odds(self, face: Face[Any], what: str, count: int, of: int) -> str:
        """How likely it is that chance brings this."""
        return self.game(face, f"odds-{what}", count=count, of=of, percent=round(100 * count / of))

    def grade(self, grade: str) -> str:
        """How good a choice was."""
        return self.say(f"grade-{grade}")

    def title(self, face: Face[Any], title: str) -> str:
        """The title a solo player has earned."""
        return self.game(face, f"title-{title}")

    def rival(self, face: Face[Any], rival: str) -> str:
        """The name of a rival in the box, whom a solo player has to beat."""
        return self.game(face, f"rival-{rival}")

    def tie(self, face: Face[Any], tie: dict[str, Json], names: list[str]) -> str:
        """Why seats with equal totals have the places they have."""
        seats, others = [self._players(face, tie[side], names) for side in ("seats", "others")]
        facts = {name: tie[name] for name in ("points", "more", "less")}
        house, by = _common(self.language), str(tie["by"])
        if by == SHARED:
            return _format(house, "tie-shared", {**facts, "names": seats})
        why = self.game(face, f"tie-{by}")
        if by in face.rivals:
            return _format(house, "tie-rival", {**facts, "why": why})
        return _format(house, "tie-broken", {**facts, "why": why, "first": seats, "second": others})

    def _players(self, face: Face[Any], seats: Json, names: list[str]) -> str:
        assert isinstance(seats, list)
        return ", ".join([self._player(face, int(str(seat)), names) for seat in seats])

    def reason(self, face: Face[Any], reason: dict[str, Json], names: list[str]) -> str:
        """What points are for."""
        facts = self._facts(face, reason, names)
        return _format(_game(self.language, face.name), f"why-{reason['why']}", facts)

    def taught(self, face: Face[Any], key: str) -> str:
        """Something that teaches the game, such as an explanation of a question; empty if it has none."""
        id, _, attribute = key.partition(".")
        bundle = _game(self.language, face.name)
        if not bundle.has_message(id) or (attribute and attribute not in bundle.get_message(id).attributes):
            return ""
        return _format(bundle, key, {})

    def choice(self, face: Face[Any], name: str) -> tuple[str, str]:
        """An option of the table: its name and one sentence that explains it."""
        bundle = _game(self.language, face.name)
        return _format(bundle, f"choice-{name}", {}), _format(bundle, f"choice-{name}.help", {})

    def setting(self, face: Face[Any], name: str, value: Setting) -> str:
        """What an option of the table can be set to."""
        if isinstance(value, bool):
            return self.say(f"setting-{say_setting(value)}")
        return self.game(face, f"setting-{name}-{value}")

    def form(self, face: Face[Any], form: Form) -> dict[str, Json]:
        """The form of a score sheet, with a text for every blank and for everything that can be picked."""
        parts = {"sheet": form.sheet, "options": form.options, "seat": form.seat}
        told: dict[str, Json] = {"game": form.game, "least": form.least, "most": form.most}
        told.update({name: [self._blank(face, blank) for blank in blanks] for name, blanks in parts.items()})
        return told

    def _blank(self, face: Face[Any], blank: Blank) -> dict[str, Json]:
        if isinstance(blank, HowMany):
            text = self.thing(face, blank.kind.name, blank.name)
        else:
            text = self.game(face, f"sheet-{blank.label}")
        told: dict[str, Json] = {"name": blank.name, "text": text, "required": blank.required, **blank.plain()}
        if blank.seats:
            told["seats"] = list(blank.seats)
        if blank.drawn:
            told["drawn"] = blank.drawn
        if isinstance(blank, Pick):
            told["texts"] = {id: self.thing(face, blank.kind.name, id) for id in blank.ids}
            told["also"] = {id: self._abroad(face, blank.kind.name, id) for id in blank.ids}
        elif isinstance(blank, ListOf):
            told["of"] = self._blank(face, blank.of)
        elif isinstance(blank, Group):
            told["fields"] = [self._blank(face, field) for field in blank.fields]
        elif isinstance(blank, Either):
            told["ways"] = [self._blank(face, way) for way in blank.ways]
        return told

    def _abroad(self, face: Face[Any], kind: str, id: str) -> str:
        """What a thing is called in the other languages: the printed game may be in another one than its reader's."""
        others = [Words(language, self.pack) for language in LANGUAGES if language != self.language]
        return " ".join([other.thing(face, kind, id) for other in others])

    def _facts(self, face: Face[Any], told: dict[str, Json], names: list[str]) -> dict[str, Fact]:
        """The numbers in a text's facts, and the things in them by name."""
        facts: dict[str, Fact] = {name: fact for name, fact in told.items() if isinstance(fact, int)}
        for kind in face.things:
            if isinstance(told.get(kind.name), str):
                self._name(face, facts, kind, kind.name, str(told[kind.name]), names)
        return facts

    def _name(
        self, face: Face[Any], facts: dict[str, Fact], kind: Kind, label: str, value: Fact, names: list[str]
    ) -> None:
        """Add a thing to the facts of a text, with every case form its own text has: `$card`, `$card_acc`."""
        if kind.name == SEAT.name:
            facts[label] = self._player(face, int(value), names)
        elif isinstance(kind, Bundle):
            facts[label] = self._together(face, kind, str(value).split())
        elif not kind.ids:
            facts[label] = value
        else:
            for form, text in self._forms(face, kind.name, str(value)).items():
                facts[f"{label}_{form}" if form else label] = text

    def _together(self, face: Face[Any], kind: Bundle, ids: list[str]) -> str:
        """Several things in one breath, each sort once: “two gnolls and a secret passage”."""
        told = [self.game(face, text_key(kind.name, id), count=ids.count(id)) for id in dict.fromkeys(ids)]
        if not told:
            return self.game(face, f"{kind.name}-none")
        if len(told) == 1:
            return told[0]
        return self.game(face, f"{kind.name}-list", others=", ".join(told[:-1]), last=told[-1])

    def _player(self, face: Face[Any], seat: int, names: list[str]) -> str:
        """Who sits there, perhaps without a name. A solo player may have a rival in the box, after the last seat."""
        if seat >= len(names):
            return self.rival(face, face.rivals[0])
        return names[seat] or _format(_common(self.language), "nameless-at", {"seat": seat + 1})

    def _forms(self, face: Face[Any], kind: str, id: str) -> dict[str, str]:
        pack = self.pack if self.pack is not None and self.pack.game == face.name else own_pack(face.name)
        return _forms(self.language, face, pack, kind, id)


@lru_cache(maxsize=1 << 13)
def _forms(language: str, face: Face[Any], pack: Pack, kind: str, id: str) -> dict[str, str]:
    """The name of a thing, under the empty key, and all its forms and sentences, with the numbers of this pack."""
    bundle, key = _game(language, face.name), text_key(kind, id)
    known = next((one for one in face.things if one.name == kind), None)
    card = None if known is None else face.card(pack, known, id)
    facts = {} if card is None else printed(pack, card)
    forms = {"": _format(bundle, key, facts)}
    for form in bundle.get_message(key).attributes:
        forms[form] = _format(bundle, f"{key}.{form}", facts)
    if card is not None and "effects" in card.values and "effect" not in forms:
        forms["effect"] = _listed(bundle, face, card)
    return forms


def printed(pack: Pack, card: Card) -> dict[str, Fact]:
    """What the texts of a card may use: its values by field.

    Counts are `<field>_<name>`, and `<field>` is how many of them there are. Where a value names a record of another
    table, such as the set a card belongs to, the values of that one are `<field>_<its field>`.
    """
    facts = _values(card)
    for field, value in card.values.items():
        for table, records in pack.cards.items():
            if isinstance(value, str) and value in records and table != card.table:
                facts.update({f"{field}_{other}": fact for other, fact in _values(records[value]).items()})
    return facts


def _values(card: Card) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    for field, value in card.values.items():
        if isinstance(value, dict):
            facts[field] = len([count for count in value.values() if count])
            facts.update({f"{field}_{name}": count for name, count in value.items()})
        elif not isinstance(value, list):
            facts[field] = value
    return facts


def _listed(bundle: FluentBundle, face: Face[Any], card: Card) -> str:
    """A sentence with all the effects a card lists, after when they apply; empty if there are none."""
    told = "; ".join([_format(bundle, f"effect-{name}", {"count": count}) for name, count in face.effects(card)])
    if told and "timing" in card.values:
        told = f"{_format(bundle, 'timing-' + card.values['timing'], {})}: {told}"
    return f"{told[0].upper()}{told[1:]}." if told else ""


@cache
def _common(language: str) -> Texts:
    return _bundle(language, ["karczma"])


@cache
def _game(language: str, game: str) -> Texts:
    return _bundle(language, ["karczma", home(GAMES[game])])


def home(face: Face[Any]) -> str:
    """The package of a game, which holds its `text`."""
    module = sys.modules[face.__class__.__module__]
    return str(module.__package__)


def _bundle(language: str, packages: list[str]) -> Texts:
    found = [files(package) / folder / f"{language}.ftl" for package in packages for folder in ("text", "lessons")]
    return Texts(language, [one.read_text(encoding="utf-8") for one in found if one.is_file()])


class Texts(FluentBundle):
    """Fluent files whose texts are parsed on first use: parsing all of them takes a second or two."""

    ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)(?s:.*?)(?=^-?[A-Za-z]|\Z)", re.MULTILINE)

    def __init__(self, language: str, texts: list[str]) -> None:
        super().__init__([language], use_isolating=False, functions=dict(NUMBERS))
        self.sources: dict[str, str] = {}
        for text in texts:
            for entry in self.ENTRY.finditer(text):
                self.sources.setdefault(entry[1], entry[0])

    def has_message(self, message_id: str) -> bool:
        return message_id in self.sources

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled and name in self.sources:
            self.add_resource(FluentResource(self.sources[name]))
        return super()._lookup(entry_id, term)


class _Signed(FluentType):
    """`SIGNED($number)` in a text: a bonus or a penalty, +2 or −2."""

    def __init__(self, number: int) -> None:
        self.number = int(number)

    def format(self, locale: object) -> str:
        return f"{self.number:+d}".replace("-", "−")


class _Plain(_Signed):
    """`PLAIN($number)` in a text: a number that may be below zero, 2 or −2."""

    def format(self, locale: object) -> str:
        return str(self.number).replace("-", "−")


NUMBERS: dict[str, type[_Signed]] = {"SIGNED": _Signed, "PLAIN": _Plain}


def _format(bundle: FluentBundle, key: str, facts: Mapping[str, object]) -> str:
    return _told(bundle, key, tuple([(name, _fact(fact)) for name, fact in facts.items()]))


@lru_cache(maxsize=1 << 14)
def _told(bundle: FluentBundle, key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    """The same text is needed very often: for every seat, for spectators, and at every table."""
    id, _, attribute = key.partition(".")
    if not bundle.has_message(id):
        raise Missing(f"{bundle.locales[0]}: {key}")
    message = bundle.get_message(id)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise Missing(f"{bundle.locales[0]}: {key}")
    named = dict(facts)
    plain = _filled_in(bundle, pattern, named)
    if plain is not None:
        return plain.rstrip()
    text, wrong = bundle.format_pattern(pattern, named)
    if wrong:
        raise Missing(f"{bundle.locales[0]}: {key}: {wrong[0]}")
    return str(text).rstrip()  # the last sentence of a card may be empty


def _filled_in(bundle: FluentBundle, pattern: Any, facts: dict[str, Fact]) -> str | None:
    """A text whose gaps take names and small numbers, or words chosen by them: many times faster than Fluent.

    None if there is anything else in it: then Fluent must tell it.
    """
    parts: list[str] = []
    for element in getattr(pattern, "elements", [pattern]):  # Fluent keeps a single part as it is
        part = element.value if isinstance(element, TextElement) else _gap(bundle, element, facts)
        if part is None:
            return None
        parts.append(part)
    return "".join(parts)


def _gap(bundle: FluentBundle, element: Any, facts: dict[str, Fact]) -> str | None:
    inside = getattr(element, "expression", None)
    if isinstance(inside, VariableReference):
        fact = facts.get(inside.id.name)
        if isinstance(fact, int):
            return str(fact) if 0 <= fact < 1000 else None  # greater ones have separators, negative ones their own sign
        return fact
    if isinstance(inside, FunctionReference):
        return _number(inside, facts)
    if isinstance(inside, MessageReference) and inside.attribute is None:
        return _filled_in(bundle, bundle.get_message(inside.id.name).value, facts)
    if not isinstance(inside, SelectExpression) or not isinstance(inside.selector, VariableReference):
        return None
    fact = facts.get(inside.selector.id.name)
    if not isinstance(fact, int):
        return None
    otherwise = next(one for one in inside.variants if one.default)
    return _filled_in(
        bundle, next((one for one in inside.variants if _fits(bundle, fact, one.key)), otherwise).value, facts
    )


def _number(call: FunctionReference, facts: dict[str, Fact]) -> str | None:
    """`SIGNED($number)`, of which texts of options have many."""
    given = call.arguments.positional[0] if call.id.name in NUMBERS else None
    fact = facts.get(given.id.name) if isinstance(given, VariableReference) else None
    return NUMBERS[call.id.name](fact).format(None) if isinstance(fact, int) else None


def _fits(bundle: FluentBundle, number: int, key: Any) -> bool:
    """Whether a variant is for this number: for itself, or for its plural form."""
    if isinstance(key, NumberLiteral):
        return bool(number == key.value)
    return bool(bundle._plural_form(number) == key.name)


def _fact(fact: object) -> Fact:
    """A fact in a form Fluent can use: refusals carry whatever somebody has sent."""
    if not is_whole(fact):
        return fact if isinstance(fact, str) else str(fact)[:40]
    if abs(fact) <= GREATEST:
        return fact
    return ">10^15" if fact > 0 else "<-10^15"
