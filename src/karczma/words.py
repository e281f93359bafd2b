"""Questions, options, events, scores and errors told in Polish and English, from Fluent files keyed by id.

The house has `text/<language>.ftl`, each game its own. What is asked for and not there is an error, never a bare key.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from karczma.games import GAMES
from karczma.kernel.audience import Json
from karczma.kernel.errors import Fact, Refused
from karczma.kernel.face import Face, Setting, say_setting
from karczma.kernel.sheet import Blank, Form, Group, ListOf, Pick
from karczma.kernel.verbs import SEAT, Kind

LANGUAGES = ("en", "pl")
SENTENCES = ("effect", "advanced")  # attributes of a thing that tell what it does; all others are forms of its name
GREATEST = 10**15  # what is greater nobody counts: it comes from bad input


def text_key(kind: str, id: str) -> str:
    """The key of a thing's name. A plus cannot stand in a key of Fluent."""
    return f"{kind}-{id}".replace("+", "_plus_")


class Missing(KeyError):
    """A text that one of the languages does not have, or that lacks one of its facts."""


class Words:
    """All texts in one language; `names` are those of the players, in the order of their seats."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Refused("no-such-language", name=str(language)[:20], names=", ".join(LANGUAGES))
        self.language = language

    def say(self, key: str, **facts: Fact) -> str:
        """A text of the house."""
        return _format(_house(self.language), key, facts)

    def error(self, refused: Refused) -> str:
        """A refusal as a sentence, the place first; a game's own refusals are found in its file."""
        key = f"error-{refused.key}"
        game = next((name for name in GAMES if refused.key.startswith(f"{name}-")), None)
        bundle = _house(self.language) if game is None else _game(self.language, game)
        facts = dict(refused.facts)
        if "why" in facts and isinstance(refused.__context__, Refused):
            facts["why"] = self.error(refused.__context__)  # a refusal inside a refusal, in this language too
        told = _format(bundle, key, facts)
        return f"{refused.place}: {told}" if refused.place else told

    def game(self, face: Face[Any], key: str, **facts: Fact) -> str:
        """A text of a game that has no argument to be named."""
        return _format(_game(self.language, face.name), key, facts)

    def thing(self, face: Face[Any], kind: str, id: str) -> str:
        """The name of a card, a stack or another thing of this game."""
        return self.game(face, text_key(kind, id))

    def texts(self, face: Face[Any], kind: str, id: str) -> dict[str, str]:
        """What a thing does, in sentences: by the plain and by its advanced rule. Most things have none."""
        has = _game(self.language, face.name).get_message(text_key(kind, id)).attributes
        return {form: self.game(face, f"{text_key(kind, id)}.{form}") for form in SENTENCES if form in has}

    def question(self, face: Face[Any], ask: str) -> str:
        """What a seat is asked, said to that seat."""
        return self.game(face, f"question-{ask}")

    def note(self, face: Face[Any], question: dict[str, Json]) -> str:
        """What is at stake in a question, said to the seat that is asked; most questions need no such note."""
        key, stake = f"question-{question['ask']}", question["stake"]
        assert isinstance(stake, dict)
        bundle = _game(self.language, face.name)
        noted = "note" in bundle.get_message(key).attributes
        return _format(bundle, f"{key}.note", self._facts(face, stake, [])) if noted else ""

    def waiting(self, face: Face[Any], ask: str, player: str) -> str:
        """What the others are told while a seat is asked that."""
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
            facts["seat"] = names[seat]
        if event.get("hidden"):
            return _format(_game(self.language, face.name), f"event-{happening.name}-hidden", facts)
        for kind in happening.args:
            if kind.label in event:
                self._name(face, facts, kind, kind.label, event[kind.label], names)
        return _format(_game(self.language, face.name), f"event-{happening.name}", facts)

    def part(self, face: Face[Any], part: str) -> str:
        """A category of the score."""
        return self.game(face, f"part-{part}")

    def title(self, face: Face[Any], title: str) -> str:
        """What one who plays alone has become."""
        return self.game(face, f"title-{title}")

    def rival(self, face: Face[Any], rival: str) -> str:
        """The name of a rival of the box, whom one who plays alone has to beat."""
        return self.game(face, f"rival-{rival}")

    def reason(self, face: Face[Any], reason: dict[str, Json], names: list[str]) -> str:
        """What points are for."""
        facts = self._facts(face, reason, names)
        return _format(_game(self.language, face.name), f"why-{reason['why']}", facts)

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
        text = self.game(face, f"sheet-{blank.label}")
        told: dict[str, Json] = {"name": blank.name, "text": text, "required": blank.required, **blank.plain()}
        if blank.seats:
            told["seats"] = list(blank.seats)
        if isinstance(blank, Pick):
            told["texts"] = {id: self.thing(face, blank.kind.name, id) for id in blank.ids}
        elif isinstance(blank, ListOf):
            told["of"] = self._blank(face, blank.of)
        elif isinstance(blank, Group):
            told["fields"] = [self._blank(face, field) for field in blank.fields]
        return told

    def _facts(self, face: Face[Any], told: dict[str, Json], names: list[str]) -> dict[str, Fact]:
        """The numbers of what is told, and the things in it by their names."""
        facts: dict[str, Fact] = {name: fact for name, fact in told.items() if isinstance(fact, int)}
        for kind in face.things:
            if isinstance(told.get(kind.name), str):
                self._name(face, facts, kind, kind.name, str(told[kind.name]), names)
        return facts

    def _name(
        self, face: Face[Any], facts: dict[str, Fact], kind: Kind, label: str, value: Fact, names: list[str]
    ) -> None:
        """Put a thing among the facts of a text, with every case form its own text has: `$card`, `$card_acc`."""
        if kind.name == SEAT.name:
            facts[label] = names[int(value)]
        elif not kind.ids:
            facts[label] = value
        else:
            bundle = _game(self.language, face.name)
            key = text_key(kind.name, str(value))
            message = bundle.get_message(key)
            facts[label] = _format(bundle, key, {})
            for form in message.attributes:
                facts[f"{label}_{form}"] = _format(bundle, f"{key}.{form}", {})


@cache
def _house(language: str) -> FluentBundle:
    return _bundle(language, ["karczma"])


@cache
def _game(language: str, game: str) -> FluentBundle:
    return _bundle(language, ["karczma", home(GAMES[game])])


def home(face: Face[Any]) -> str:
    """The package of a game, where its `text` lies."""
    module = sys.modules[face.__class__.__module__]
    return str(module.__package__)


def _bundle(language: str, packages: list[str]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        text = (files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


def _format(bundle: FluentBundle, key: str, facts: Mapping[str, object]) -> str:
    return _told(bundle, key, tuple([(name, _fact(fact)) for name, fact in facts.items()]))


@lru_cache(maxsize=1 << 14)
def _told(bundle: FluentBundle, key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    """The same is said very often: to every seat, to who watches, and at every table."""
    id, _, attribute = key.partition(".")
    if not bundle.has_message(id):
        raise Missing(f"{bundle.locales[0]}: {key}")
    message = bundle.get_message(id)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise Missing(f"{bundle.locales[0]}: {key}")
    text, wrong = bundle.format_pattern(pattern, dict(facts))
    if wrong:
        raise Missing(f"{bundle.locales[0]}: {key}: {wrong[0]}")
    return str(text)


def _fact(fact: object) -> Fact:
    """A fact as Fluent can tell it: refusals carry whatever somebody has sent."""
    if isinstance(fact, bool) or not isinstance(fact, int):
        return fact if isinstance(fact, str) else str(fact)[:40]
    if abs(fact) <= GREATEST:
        return fact
    return ">10^15" if fact > 0 else "<-10^15"
