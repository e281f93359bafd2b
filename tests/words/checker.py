"""What is wrong with the texts of the house and of a game.

What must have a text is read from the face of the game and from the literals in the source; what has one, from the
Fluent files. `house_problems()` and `game_problems(face)` compare the two; an empty list is what one wants.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import karczma
from karczma.bots.golems import GOLEMS
from karczma.games import GAMES
from karczma.kernel.face import Face, say_setting
from karczma.kernel.packs import Schema
from karczma.kernel.sheet import HowMany, Pick
from karczma.kernel.step import Step
from karczma.kernel.verbs import SEAT, Bundle, Kind
from karczma.lab.analysis import ALL_GRADES
from karczma.words import LANGUAGES, SENTENCES, home, printed, text_key

SHOWN = (*SENTENCES, "help", "rule", "note")  # attributes with a text of their own; all others are forms of a name
SAME = frozenset({"game-name"})  # proper names, alike in every language
ALIKE = {  # words of a game that happen to be alike
    "roll_player": frozenset(
        {"alignment-arbiter", "backstory-mentor", "class-bard", "class-druid", "race-elf", "title-npc"}
    ),
    "stonespine": frozenset(
        {
            *("chamber-arena", "chamber-atrium", "element-gnoll", "element-goblin", "element-kobold"),
            "rival-jael",
            *[f"jael-jael_{number}" for number in range(1, 10)],
        }
    ),
}
HOUSE_SAME = frozenset({"cli-doctor-encoding", "cli-doctor-python", "cli-golem"})  # words that happen to be alike
CATEGORIES = {"en": {"one", "other"}, "pl": {"one", "few", "many"}}  # how whole numbers are told
PREPOSITIONS = "bez|dla|do|ku|między|na|nad|o|od|po|pod|przed|przez|przy|u|w|we|z|za|ze"
NAME_AFTER_PREPOSITION = re.compile(rf"\b(?:{PREPOSITIONS}) {{ \$(?:seat|player) }}", re.IGNORECASE)

TELLING = ("say", "tell", "Mistake")  # what tells a text of the house, its key first

Trees = dict[str, ast.Module]  # the source, by file
Facts = frozenset[str] | None  # what a text may use; None: only play shows
Needs = dict[str, Facts]  # the texts that must be there


class Texts:
    """The messages of a Fluent file: their patterns by key, those of attributes by `key.attribute`."""

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        self.patterns: dict[str, ftl.Pattern] = {}
        self.wrong: list[str] = []
        for entry in _parsed(source):
            if isinstance(entry, ftl.Junk):
                self.wrong.append(f"cannot be read: {(entry.content or '').strip()[:60]}")
            elif isinstance(entry, ftl.Message):
                self._add(entry.id.name, entry.value)
                for attribute in entry.attributes:
                    self._add(f"{entry.id.name}.{attribute.id.name}", attribute.value)

    def _add(self, key: str, pattern: ftl.Pattern | None) -> None:
        if key in self.patterns:
            self.wrong.append(f"{key}: is there twice")
        if pattern is None or not (said(pattern).strip() or variables(pattern) or inside(pattern)):
            self.wrong.append(f"{key}: is empty")
        self.patterns[key] = pattern or ftl.Pattern([])

    def attributes(self, key: str) -> set[str]:
        return {other.partition(".")[2] for other in self.patterns if other.startswith(f"{key}.")}

    def facts(self, key: str) -> set[str]:
        """The facts a text uses, itself or in texts that stand in it."""
        own = self.patterns.get(key, ftl.Pattern([]))
        return variables(own).union(*[self.facts(inner) for inner in inside(own)])


@cache
def _parsed(source: str) -> list[ftl.EntryType]:
    return FluentParser(with_spans=False).parse(source).body


def said(pattern: ftl.Pattern) -> str:
    """All that stands in a text besides its facts."""
    return " ".join(node.value for node in _nodes(pattern) if isinstance(node, ftl.TextElement | ftl.StringLiteral))


def variables(pattern: ftl.Pattern) -> set[str]:
    """The facts a text uses."""
    return {node.id.name for node in _nodes(pattern) if isinstance(node, ftl.VariableReference)}


def inside(pattern: ftl.Pattern) -> set[str]:
    """The keys of other texts that stand in this one."""
    nodes = [node for node in _nodes(pattern) if isinstance(node, ftl.MessageReference)]
    return {f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name for node in nodes}


def plurals(pattern: ftl.Pattern) -> Iterator[set[str]]:
    """The cases of each choice by a plural form. A choice among exact numbers is none."""
    for node in _nodes(pattern):
        if isinstance(node, ftl.SelectExpression):
            cases = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            if cases - {"other"} and cases <= {"zero", "one", "two", "few", "many", "other"}:
                yield cases


def _nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from _nodes(child)


def _written(key: str, pattern: ftl.Pattern) -> str:
    return FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier(key), pattern))


# What the source says


@cache
def source(folder: Path) -> Trees:
    """The Python files of a folder and below, parsed."""
    found = {str(path.relative_to(folder)): ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))}
    assert found, f"no source in {folder}"
    return found


def house_source() -> Trees:
    return source(Path(karczma.__file__).parent)


def game_source(face: Face[Any]) -> Trees:
    return source(Path(str(files(home(face)))))


def refusals(trees: Trees) -> Needs:
    """The keys of all refusals, each with the facts it always carries."""
    needs: Needs = {}
    for tree in trees.values():
        for call in _calls(tree, "Refused"):
            _need(needs, _literals(call.args[0]), _keywords(call))
        for kind in _classes(tree):
            if any(_name(base) == "Refused" for base in kind.bases):
                for call in _calls(kind, "__init__"):
                    _need(needs, _literals(call.args[0]), _keywords(call))
    return needs


def sayings(trees: Trees) -> Needs:
    """The texts of the house that are asked for by name: `words.say("key", ...)`, and those of the command line.

    There `room.say`, `room.tell` and `Mistake` put `cli-` before the key.
    """
    needs: Needs = {}
    for tree in trees.values():
        for text in _texts(tree):
            if re.fullmatch(r"cli-[a-z0-9_-]*[a-z0-9](\.[a-z]+)?", text):
                needs.setdefault(text, None)
        for call in (call for name in TELLING for call in _calls(tree, name) if call.args):
            plain = isinstance(call.func, ast.Attribute) and _name(call.func.value) == "words"
            keys = [key if plain or key.startswith("cli-") else f"cli-{key}" for key in _literals(call.args[0])]
            _need(needs, keys, _keywords(call))
    return needs


def perhaps(key: str, trees: Trees) -> bool:
    """Whether the command line may ask for this text: its key is a literal there, or starts as an f-string does."""
    id = key.partition(".")[0]
    own = [tree for file, tree in trees.items() if file.startswith(("cli", "terminal"))]
    if not id.startswith("cli-"):
        return False
    if any(id in _texts(tree) or id.removeprefix("cli-") in _texts(tree) for tree in own):
        return True
    return any(id.removeprefix("cli-").startswith(start) for tree in own for start in _starts(tree))


@cache
def _starts(tree: ast.AST) -> set[str]:
    """How the composed keys of texts start: `say(f"help-{letter}")`."""
    asked = [call.args[0] for name in TELLING for call in _calls(tree, name) if call.args]
    composed = [arg.values[0] for arg in asked if isinstance(arg, ast.JoinedStr)]
    starts = [part.value for part in composed if isinstance(part, ast.Constant)]
    return {str(start).removeprefix("cli-") for start in starts} - {""}


def reasons(trees: Trees) -> set[str]:
    """What points can be for."""
    return {key for tree in trees.values() for call in _calls(tree, "Reason") for key in _literals(call.args[1])}


def hindrances(trees: Trees) -> set[str]:
    """Why something can be blocked: the second of three in what functions that return `Blocked` build."""
    found: set[str] = set()
    for tree in trees.values():
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef) and "Blocked" in _returned(function):
                for node in ast.walk(function):
                    if isinstance(node, ast.Tuple) and len(node.elts) == 3:
                        found |= _literals(node.elts[1])
    return found


def _returned(function: ast.FunctionDef) -> str:
    return ast.unparse(function.returns) if function.returns else ""


def whispers(trees: Trees) -> set[int]:
    """The numbers of happenings that are not told to everybody: `tell(WHAT, ..., to=...)`."""
    numbers: dict[str, int] = {}
    for tree in trees.values():
        for node in tree.body:
            value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
            if isinstance(value, ast.Constant) and isinstance(value.value, int):
                numbers[_name(_target(node))] = value.value
    found: set[int] = set()
    for tree in trees.values():
        for call in _calls(tree, "tell"):
            if len(call.args) == 6 or "to" in (_keywords(call) or ()):
                found.add(numbers[_name(call.args[0])])
    return found


def _target(node: ast.stmt) -> ast.expr:
    assert isinstance(node, ast.Assign | ast.AnnAssign)
    return node.target if isinstance(node, ast.AnnAssign) else node.targets[0]


def unreadable(trees: Trees) -> list[str]:
    """Where a key is not written out, so that nobody can say which texts are needed."""
    wrong: list[str] = []
    for file, tree in trees.items():
        for name, place in (("Refused", 0), ("Reason", 1)):
            for call in _calls(tree, name):
                if len(call.args) <= place or not _literals(call.args[place]):
                    wrong.append(f"{file}:{call.lineno}: the key of a {name} must be a literal")
    return wrong


@cache
def _classes(tree: ast.AST) -> list[ast.ClassDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


@cache
def _texts(tree: ast.AST) -> set[str]:
    constants = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}


def _calls(tree: ast.AST, name: str) -> list[ast.Call]:
    return _all_calls(tree).get(name, [])


@cache
def _all_calls(tree: ast.AST) -> dict[str, list[ast.Call]]:
    """By the name of what is called."""
    found: dict[str, list[ast.Call]] = defaultdict(list)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            found[_name(node.func)].append(node)
    return dict(found)


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _literals(node: ast.expr) -> set[str]:
    """The texts an expression can be: `"a"`, or `"a" if it else "b"`."""
    if isinstance(node, ast.IfExp):
        return _literals(node.body) | _literals(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def _keywords(call: ast.Call) -> Facts:
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    return frozenset(str(keyword.arg) for keyword in call.keywords)


def _need(needs: Needs, keys: Iterable[str], facts: Facts) -> None:
    """A text that is asked for at several places may use what all of them give."""
    for key in keys:
        before = needs.get(key)
        if before is None or facts is None:
            needs[key] = facts if before is None else before
        else:
            needs[key] = before & facts


# What must have a text

# How a tie was settled (`Words.tie`), with what is told of it.
TIES: dict[str, Facts] = {
    "broken": frozenset({"points", "more", "less", "why", "first", "second"}),
    "rival": frozenset({"points", "more", "less", "why"}),
    "shared": frozenset({"points", "more", "less", "names"}),
}


def house_needs(trees: Trees) -> Needs:
    """The texts of the house: refusals that are no game's own, settings, and what is asked for by name."""
    needs: Needs = {f"setting-{say_setting(value)}": frozenset() for value in (True, False)}
    needs.update({f"tie-{how}": facts for how, facts in TIES.items()})
    needs.update({f"golem-{id}{part}": frozenset() for id in golem_ids() for part in ("", ".about")})
    needs.update({f"grade-{grade}": frozenset() for grade in ALL_GRADES})
    needs.update(sayings(trees))
    for key, facts in refusals(trees).items():
        if not any(key.startswith(f"{game}-") for game in GAMES):
            needs[f"error-{key}"] = facts
    return needs


def golem_ids() -> list[str]:
    return [golem.id for golems in GOLEMS.values() for golem in golems]


def game_needs(face: Face[Any], trees: Trees) -> Needs:
    """The texts of a game."""
    nothing: Facts = frozenset()
    needs: Needs = {"game-name": nothing, "game-about": nothing, "round-title": frozenset({"number"})}
    for choice in face.table_settings:
        needs[f"choice-{choice.name}"] = needs[f"choice-{choice.name}.help"] = nothing
        needs.update({f"setting-{choice.name}-{value}": nothing for value in choice.values if isinstance(value, str)})
    for step in face.steps():
        if step.name:
            needs[f"question-{step.name}"] = nothing
            if type(step).stake is not Step.stake:
                needs[f"question-{step.name}.note"] = None
            needs[f"waiting-{step.name}"] = frozenset({"player"})
    for verb in face.vocabulary.verbs:
        needs[f"do-{verb.name}"] = None
        needs.update({key: nothing for kind in verb.args if kind.name != SEAT.name for key in _keys(kind)})
    whispered = whispers(trees)
    for number, happening in enumerate(face.vocabulary.happenings):
        needs[f"event-{happening.name}"] = frozenset({"seat", *[kind.label for kind in happening.args]})
        if number in whispered:
            needs[f"event-{happening.name}-hidden"] = frozenset({"seat"})
    needs.update(sheet_needs(face))
    needs.update(thing_needs(face))
    needs.update(effect_needs(face))
    named = {"zone": face.zones, "number": face.numbers, "part": face.parts, "idea": face.ideas}
    for key in [f"{what}-{name}" for what, names in named.items() for name in names]:
        needs[key] = needs[f"{key}.help"] = needs[f"{key}.rule"] = nothing
    needs.update({f"odds-{chance}": frozenset({"count", "of", "percent"}) for chance in face.chances})
    needs.update({f"title-{title}": nothing for title in face.titles})
    needs.update({f"rival-{rival}": nothing for rival in face.rivals})
    needs.update({f"tie-{by}": nothing for by in (*face.breakers, *face.rivals)})
    needs.update({f"why-{why}": None for why in reasons(trees)})
    needs.update({f"blocked-{why}": None for why in hindrances(trees)})
    own = {key: facts for key, facts in refusals(trees).items() if key.startswith(f"{face.name}-")}
    needs.update({f"error-{key}": facts for key, facts in own.items()})
    return needs


def sheet_needs(face: Face[Any]) -> Needs:
    """The blanks of the score sheet, and what can be picked there."""
    needs: Needs = {}
    for blank in face.form(face.pack(None)).blanks():
        if not isinstance(blank, HowMany):  # called by the name of its thing
            needs[f"sheet-{blank.label}"] = frozenset()
        if isinstance(blank, Pick):
            needs.update({text_key(blank.kind.name, id): frozenset() for id in blank.ids})
    return needs


def thing_needs(face: Face[Any]) -> Needs:
    """The names of things; they, their forms and sentences may use what the pack tells of the thing."""
    needs: Needs = {}
    pack = face.pack(None)
    for kind in face.things:
        if isinstance(kind, Bundle):
            needs.update({text_key(kind.name, id): frozenset({"count"}) for id in kind.of.ids})
            needs.update({f"{kind.name}-{some}": frozenset() for some in ("none", "untold")})
            needs[f"{kind.name}-list"] = frozenset({"others", "last"})
        for id in kind.ids:
            card = face.card(pack, kind, id)
            needs[text_key(kind.name, id)] = frozenset() if card is None else frozenset(printed(pack, card))
    return needs


def effect_needs(face: Face[Any]) -> Needs:
    """The effects that cards may list, and the times they are for, by what the schema of the pack allows."""
    needs: Needs = {}
    for table, fields in schema(face).items():
        if "effects" in fields:
            names = [*fields["effects"].names, *(["reputation"] if table in ("trait", "gang") else [])]
            needs.update({f"effect-{name}": frozenset({"count"}) for name in names})
            times = fields["timing"].names if "timing" in fields else ()
            needs.update({f"timing-{name}": frozenset() for name in times})
    return needs


def schema(face: Face[Any]) -> Schema:
    found: Schema = import_module(f"{home(face)}.cards").SCHEMA
    return found


def listing(face: Face[Any]) -> frozenset[str]:
    """The things whose effect is put together from a list."""
    pack = face.pack(None)
    cards = {text_key(kind.name, id): face.card(pack, kind, id) for kind in face.things for id in kind.ids}
    return frozenset(key for key, card in cards.items() if card is not None and "effects" in card.values)


def _keys(kind: Kind) -> list[str]:
    return [text_key(kind.name, id) for id in kind.ids]


def labels(face: Face[Any]) -> dict[str, Kind]:
    """What things are called in the texts of a game: a seat, a card, the seat `from` which something is taken."""
    kinds = [*face.things]
    kinds += [kind for verb in face.vocabulary.verbs for kind in verb.args]
    kinds += [kind for happening in face.vocabulary.happenings for kind in happening.args]
    return {kind.label: kind for kind in kinds}


def split(variable: str, known: dict[str, Kind]) -> tuple[str, str]:
    """`card_acc` is the form `acc` of `card`; what is no form of a thing is only itself."""
    for label in sorted(known, key=len, reverse=True):
        if variable not in known and known[label].ids and variable.startswith(f"{label}_"):
            return label, variable.removeprefix(f"{label}_")
    return variable, ""


# The comparison


def compare(
    needs: Needs,
    texts: list[Texts],
    known: dict[str, Kind],
    same: frozenset[str] = SAME,
    listed: frozenset[str] = frozenset(),
) -> list[str]:
    """All that is wrong with these texts, the same ones in each language."""
    wrong: list[str] = []
    for each in texts:
        found = each.wrong + _missing(needs, each) + _unused(needs, each, known)
        found += _ill_told(needs, each, known) + _formless(needs, each, known, listed)
        wrong += [f"{each.language}: {one}" for one in found]
    first = texts[0]
    for other in texts[1:]:
        wrong += [f"{first.language}, {other.language}: {one}" for one in _apart(needs, first, other, known, same)]
    return wrong


def _missing(needs: Needs, texts: Texts) -> list[str]:
    return [f"{key}: is missing" for key in [*needs, *_inner(texts)] if key not in texts.patterns]


def _inner(texts: Texts) -> set[str]:
    """Texts that are needed because they stand in others."""
    return {key for pattern in texts.patterns.values() for key in inside(pattern)}


def _unused(needs: Needs, texts: Texts, known: dict[str, Kind]) -> list[str]:
    """Texts nobody asks for, and forms of names that no text uses."""
    used = {(known[label].name, form) for label, form in _forms(needs, texts, known)}
    inner = _inner(texts)
    wrong: list[str] = []
    for key in texts.patterns:
        id, _, attribute = key.partition(".")
        kind = next((kind.name for kind in known.values() if id.startswith(f"{kind.name}-")), "")
        needed = key in needs if not attribute or not kind else attribute in SHOWN or (kind, attribute) in used
        if not needed and key not in inner:
            wrong.append(f"{key}: is used nowhere")
    return wrong


def _given(needs: Needs, key: str) -> Facts:
    """What a text may use; forms and sentences of a thing the same as its name."""
    return needs[key] if key in needs else needs.get(key.partition(".")[0])


def _forms(needs: Needs, texts: Texts, known: dict[str, Kind]) -> set[tuple[str, str]]:
    """The forms of things that texts use, as `$card_acc`."""
    used: set[tuple[str, str]] = set()
    for key, pattern in texts.patterns.items():
        used |= {split(variable, known) for variable in variables(pattern) - (_given(needs, key) or frozenset())}
    return {(label, form) for label, form in used if form}


def _ill_told(needs: Needs, texts: Texts, known: dict[str, Kind]) -> list[str]:
    """Facts that are not given, plural forms that are missing, names in an oblique case."""
    wrong: list[str] = []
    for key, pattern in texts.patterns.items():
        given = _given(needs, key)
        for variable in sorted(texts.facts(key)):
            if given is not None and not {variable, split(variable, known)[0]} & given:
                wrong.append(f"{key}: ${variable} is not given")
        for cases in plurals(pattern):
            for case in sorted(CATEGORIES[texts.language] - cases):
                wrong.append(f"{key}: has no case for {case}")
        if texts.language == "pl" and NAME_AFTER_PREPOSITION.search(_written(key.replace(".", "-"), pattern)):
            wrong.append(f"{key}: a name after a preposition is not in the nominative")
    return wrong


def _formless(needs: Needs, texts: Texts, known: dict[str, Kind], listed: frozenset[str]) -> list[str]:
    """Forms that texts use and a thing lacks; the effect of some things is put together."""
    wrong: list[str] = []
    for label, form in sorted(_forms(needs, texts, known)):
        for key in _keys(known[label]):
            if form not in texts.attributes(key) and not (form == "effect" and key in listed):
                wrong.append(f"{key}: has no form {form}")
    return wrong


def _apart(needs: Needs, one: Texts, other: Texts, known: dict[str, Kind], same: frozenset[str]) -> list[str]:
    """Where two languages have not the same keys or facts, or where they say the same.

    What is there only to stand in other texts each language has as it needs it.
    """
    wrong: list[str] = []
    inner = _inner(one) | _inner(other)
    told = [
        {key for key in texts.patterns if _is_told(key) and (key in needs or key not in inner)}
        for texts in (one, other)
    ]
    for key in sorted(told[0] ^ told[1]):
        wrong.append(f"{key}: is in one of them only")
    for key in sorted(told[0] & told[1]):
        mine, theirs = one.patterns[key], other.patterns[key]
        facts = [{split(variable, known)[0] for variable in texts.facts(key)} for texts in (one, other)]
        if facts[0] != facts[1]:
            wrong.append(f"{key}: not the same facts: {sorted(facts[0] ^ facts[1])}")
        if key.endswith(".rule"):
            if said(mine) != said(theirs):
                wrong.append(f"{key}: not the same rule")
            continue
        letters = any(letter.isalpha() for letter in said(mine))
        if letters and key not in same and _written("key", mine) == _written("key", theirs):
            wrong.append(f"{key}: says the same in both")
    return wrong


def _is_told(key: str) -> bool:
    """Whether this is a text of its own, and not a form of a name, of which each language has its own."""
    attribute = key.partition(".")[2]
    return not attribute or attribute in SHOWN


@cache
def read_texts(package: str) -> list[Texts]:
    """The texts of a package in every language."""
    folder = files(package) / "text"
    return [Texts(language, (folder / f"{language}.ftl").read_text("utf-8")) for language in LANGUAGES]


def house_parts() -> list[str]:
    """The files and folders of the house, each of which asks for texts."""
    return sorted({Path(file).parts[0] for file in house_source()})


def house_missing(part: str) -> list[str]:
    """The texts that a part of the house asks for and that are not there."""
    needs = house_needs({file: tree for file, tree in house_source().items() if Path(file).parts[0] == part})
    return [f"{each.language}: {one}" for each in read_texts("karczma") for one in _missing(needs, each)]


def house_problems() -> list[str]:
    """All that is wrong with the texts of the house."""
    trees = house_source()
    return unreadable(trees) + compare_house(trees, read_texts("karczma"))


def compare_house(trees: Trees, texts: list[Texts]) -> list[str]:
    needs = house_needs(trees)
    for key in {key for each in texts for key in each.patterns}:
        if perhaps(key, trees):
            needs.setdefault(key, None)
    return compare(needs, texts, {}, HOUSE_SAME)


def game_problems(face: Face[Any]) -> list[str]:
    """All that is wrong with the texts of a game."""
    same = SAME | ALIKE.get(face.name, frozenset())
    trees = game_source(face)
    texts = read_texts(home(face))
    house = read_texts("karczma")
    wrong = unreadable(trees) + compare(game_needs(face, trees), texts, labels(face), same, listing(face))
    for ours, theirs in zip(texts, house, strict=True):
        both = ours.patterns.keys() & theirs.patterns.keys()
        wrong += [f"{ours.language}: {key}: is a text of the house too" for key in sorted(both)]
        for key in refusals(trees):
            if not key.startswith(f"{face.name}-") and f"error-{key}" not in theirs.patterns:
                wrong.append(f"{ours.language}: error-{key}: is missing in the house")
    return wrong
