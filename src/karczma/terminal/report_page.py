"""A report on many games as one page of HTML that needs nothing else, in every language at once.

The language is switched by two radio buttons and the style sheet alone. Beside every plot there is a table, and no plot
says anything by its colours alone.
"""

from __future__ import annotations

from html import escape
from typing import Any, Final

from karczma.lab.findings import FEWEST, LEVEL, Compared, Deed, Findings, Group, Rate, Share, Spread, Use
from karczma.lab.plots import Effect, Pen
from karczma.terminal.room import Room
from karczma.words import LANGUAGES

NAMES: Final = {"en": "English", "pl": "Polski"}
SHOWN: Final = 12  # differences in a plot; the tables have all
# Where one question is answered with several verbs, which of them it was
VERBS: Final = frozenset({"buy", "craft", "discard", "drop_weapon", "lower_die", "raise_die", "reserve", "use_skill"})
STYLE: Final = """
:root{color-scheme:light dark;--ink:#2a2118;--paper:#fbf6ea;--line:#cbbd9f;--grid:#d9ccb0;--fill:#b5762a;--mark:#8a4b12}
@media(prefers-color-scheme:dark){:root{--ink:#eee3cf;--paper:#1e1812;--line:#5c4c39;--grid:#4a3d2e;--fill:#a06a2a;
  --mark:#f0b060}}
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:56rem;margin:0 auto;
  padding:1rem}
h1{line-height:1.2}
h2{margin-top:2.5rem;border-top:2px solid var(--line);padding-top:1rem}
p{max-width:42rem}
svg{display:block;width:100%;max-width:36rem;height:auto;stroke-linejoin:round}
figure{margin:1rem 0}
figcaption{max-width:42rem;font-size:.9rem}
.wide{overflow-x:auto;margin:1rem 0}
.wide:focus-visible,summary:focus-visible{outline:3px solid var(--mark);outline-offset:2px}
table{border-collapse:collapse;font-size:.9rem}
caption{text-align:left;font-weight:600;padding-bottom:.25rem}
th,td{padding:.2rem .6rem;border-bottom:1px solid var(--line);text-align:right;font-variant-numeric:tabular-nums;
  vertical-align:top}
thead th{vertical-align:bottom}
tr>:first-child{text-align:left}
tbody th{font-weight:400;min-width:8rem}
summary{cursor:pointer;padding:.4rem 0;font-weight:600}
.pick{display:inline-block;margin-right:1rem;padding:.3rem 0}
.tongue{accent-color:var(--mark);width:1.2rem;height:1.2rem;vertical-align:middle}
.holds{font-weight:700}
@media print{body{max-width:none}.tongue,.pick{display:none}}
"""


def page(rooms: list[Room], language: str, found: Findings) -> str:
    """The page; the reader's language is the one it opens in."""
    told = {room.words.language: room for room in rooms}
    pick = [
        f'<input class="tongue" type="radio" name="tongue" id="{one}"{" checked" if one == language else ""}>'
        f'<label class="pick" for="{one}" lang="{one}">{NAMES[one]}</label>'
        for one in LANGUAGES
    ]
    hide = "".join([f"#{one}:not(:checked)~main>:lang({one}){{display:none}}" for one in LANGUAGES])
    title = escape(told[language].say("report-title", game=_game(told[language], found)))
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}{hide}</style>"
    )
    both = "".join([f'<div lang="{one}">{Report(told[one], found).told()}</div>' for one in LANGUAGES])
    body = f"<body>{''.join(pick)}<main>{both}</main></body>"
    return f'<!doctype html><html lang="{language}"><head>{head}</head>{body}</html>\n'


def _game(room: Room, found: Findings) -> str:
    return room.words.game(found.study.face, "game-name")


class Report:
    """All of it in one language."""

    def __init__(self, room: Room, found: Findings) -> None:
        self.room = room
        self.found = found
        self.study = found.study
        self.words = room.words
        self.pen = Pen(room.words.language, self.short)

    def told(self) -> str:
        sections = [self.head(), self.scores(), self.lengths(), self.wins(), self.first(), self.parts()]
        return "".join([*sections, self.things(), self.luck()])

    # The pieces a section is made of

    def put(self, key: str, **facts: Any) -> str:
        return escape(self.room.say(f"report-{key}", **facts))

    def text(self, key: str, **facts: Any) -> str:
        return f"<p>{self.put(key, **facts)}</p>"

    def title(self, key: str) -> str:
        return f"<h2>{self.put(key)}</h2>"

    def plot(self, drawn: str, alt: str, caption: str) -> str:
        """A plot, what it shows in a sentence for those who do not see it, and how to read it."""
        svg = drawn.replace("<svg", f'<svg role="img" aria-label="{alt}"', 1)
        return f"<figure>{svg}<figcaption>{caption}</figcaption></figure>"

    def table(self, caption: str, heads: list[str], rows: list[list[str]], titled: bool = False) -> str:
        """Heads and cells are HTML; the first cell of a row is its name. Titled: what is above says what it is."""
        top = "".join([f'<th scope="col">{head}</th>' if head else "<td></td>" for head in heads])
        body = "".join([f'<tr><th scope="row">{row[0]}</th><td>{"</td><td>".join(row[1:])}</td></tr>' for row in rows])
        return (
            f'<div class="wide" role="region" tabindex="0" aria-label="{caption}"><table>'
            f"{'' if titled else f'<caption>{caption}</caption>'}"
            f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
        )

    def heads(self, *keys: str) -> list[str]:
        return [self.put(key) for key in keys]

    def one(self, number: float) -> str:
        return self.room.number(number, 1).replace("-", "−")

    def short(self, number: float) -> str:
        return self.room.number(number, 0 if number == round(number) else 1).replace("-", "−")

    def percent(self, share: float, digits: int = 1) -> str:
        return f"{self.room.number(100 * share, digits)}\u00a0%"

    def between(self, bounds: tuple[float, float]) -> str:
        low, high = [self.room.number(100 * bound, 1) for bound in bounds]
        return f"{low}–{high}\u00a0%"

    def signed(self, number: float, digits: int = 1) -> str:
        sign = "−" if number < 0 else "+"
        return sign + self.room.number(abs(number), digits)

    def name(self, group: Group) -> str:
        """A seat, with whoever always sits there; or a bot."""
        if group.seat < 0:
            return group.bot
        seat = self.room.say("report-seat", seat="ABCDE"[group.seat])
        return f"{seat}, {group.bot}" if group.bot else seat

    # The sections

    def head(self) -> str:
        study = self.study
        lines = [f"<h1>{self.put('title', game=_game(self.room, self.found))}</h1>"]
        bots = ", ".join(study.bots)
        lines.append(self.text("summary", games=study.games, players=study.players, bots=bots))
        if study.pack not in ("", "default"):
            lines.append(self.text("cards", name=study.pack))
        chosen = [
            f"{self.words.choice(study.face, one.name)[0]}: "
            + self.words.setting(study.face, one.name, study.settings[one.name])
            for one in study.face.table_settings
            if one.name in study.settings and study.settings[one.name] != one.default
        ]
        if chosen:
            lines.append(self.text("options", options="; ".join(chosen)))
        return "".join([*lines, self.text("how")])

    def spreads(self, caption: str, first: str, rows: list[tuple[str, Spread]]) -> str:
        heads = self.heads(
            "mean", "sd", "least", "twentieth", "quarter", "median", "three-quarters", "nineteen", "most"
        )
        cells = [
            [escape(name), *[self.one(one) for one in spread[:2]], *[self.short(one) for one in spread[2:]]]
            for name, spread in rows
        ]
        return self.table(caption, [first, *heads], cells, titled=not first)

    def scores(self) -> str:
        found, points = self.found, self.room.say("report-points")
        most = {"low": self.short(found.totals.twentieth), "high": self.short(found.totals.nineteen)}
        alt = self.put("scores-alt", mean=self.one(found.totals.mean), **most)
        parts = [self.title("scores"), self.plot(self.pen.bars(found.scores, points), alt, self.put("bars"))]
        for key, head, groups in (("by-seat", "by-seat", found.seats), ("by-bot", "who", found.bots)):
            if groups:
                rows = [(self.name(group), group.totals) for group in groups]
                if len(rows) > 1:
                    parts.append(self.plot(self.pen.strips(rows, points), self.put("strips-alt"), self.put("strips")))
                parts.append(self.spreads(self.put(f"scores-{key}"), self.put(head), rows))
        return "".join(parts)

    def lengths(self) -> str:
        one = self.found.length
        alt = self.put("length-alt", mean=self.one(one.mean), low=self.short(one.least), high=self.short(one.most))
        drawn = self.pen.bars(self.found.lengths, self.room.say("report-decisions"))
        table = self.spreads(self.put("length"), "", [(self.room.say("report-decisions"), one)])
        return self.title("length") + self.plot(drawn, alt, self.put("bars")) + table

    def rates(self, caption: str, rows: list[tuple[str, Rate]], chance: float) -> str:
        """Shares of wins as a plot and a table."""
        best = max(rows, key=lambda row: row[1].share)
        alt = self.put("rates-alt", name=best[0], share=self.percent(best[1].share))
        drawn = self.plot(self.pen.rates(rows, chance, "%"), alt, self.put("rates" if chance else "rates-alone"))
        cells = [
            [escape(name), self.room.number(rate.games), self.short(rate.wins), *self.shares(rate)]
            for name, rate in rows
        ]
        return drawn + self.table(caption, self.heads("who", "seats", "won", "share", "interval"), cells)

    def shares(self, rate: Rate) -> list[str]:
        return [self.percent(rate.share), self.between(rate.bounds)]

    def wins(self) -> str:
        study, parts = self.study, [self.title("wins")]
        if self.found.contest:
            chance = 1 / study.players if study.players > 1 else 0.0
            for key, groups in (("by-seat", self.found.seats), ("by-bot", self.found.bots)):
                if groups:
                    rows = [(self.name(group), group.wins) for group in groups]
                    parts.append(self.rates(self.put(f"wins-{key}"), rows, chance))
        else:
            parts.append(self.text("no-contest"))
        if self.found.titles:
            cells = [
                [escape(self.words.title(study.face, title)), str(count), *self.shares(Rate(count, study.games))]
                for title, count in self.found.titles.items()
            ]
            parts.append(self.table(self.put("titles"), self.heads("earned", "times", "share", "interval"), cells))
        return "".join(parts)

    def first(self) -> str:
        if self.study.players == 1:
            return ""
        if self.found.first is None:
            return self.title("first") + self.text("first-unknown")
        names = [self.room.say("report-went-first"), self.room.say("report-others")]
        rows = [*zip(names, self.found.first, strict=True)]
        chance = 1 / self.study.players
        low, high = self.found.first[0].bounds
        how = "more" if low > chance else "less" if high < chance else "same"
        lead = self.signed(100 * (self.found.first[0].share - chance))
        verdict = self.text("first-verdict", how=how, points=lead)
        return self.title("first") + verdict + self.rates(self.put("first"), rows, chance)

    def parts(self) -> str:
        if not self.found.parts:
            return ""
        rows = [(self.words.part(self.study.face, one.part), one) for one in self.found.parts]
        cells = [[escape(name), *[self.one(number) for number in one[1:]]] for name, one in rows]
        heads, table = self.heads("part", "all", "winners", "losers"), ""
        if not self.found.contest:
            heads, cells = heads[:2], [row[:2] for row in cells]
        else:
            most = max(rows, key=lambda row: row[1].winners - row[1].others)[0]
            drawn = self.pen.parts(rows, self.room.say("report-points"))
            table = self.plot(drawn, self.put("parts-alt", name=most), self.put("parts-how"))
        return self.title("parts") + table + self.table(self.put("parts"), heads, cells, titled=True)

    # What people did

    def things(self) -> str:
        if not self.found.deeds:
            return self.title("things") + self.text("things-unknown")
        many = self.found.comparisons
        held = [use for deed in self.found.deeds for use in deed.uses if use.compared and use.compared.holds]
        chance = self.room.number(many * LEVEL, 0 if many >= 40 else 1)
        parts = [self.title("things"), self.text("things-how", fewest=FEWEST)]
        if not self.found.contest:
            parts.append(self.text("things-points"))
        parts.append(self.text("things-many", count=many, chance=chance, held=len(held)))
        parts.append(self.text("things-cause"))
        if many:
            parts.append(self.surest())
        return "".join([*parts, *[self.deed(deed) for deed in self.found.deeds]])

    def surest(self) -> str:
        """The differences that are least likely to be accidents, the best first, as a plot and a table."""
        compared = [(deed, use, use.compared) for deed in self.found.deeds for use in deed.uses if use.compared]
        some = sorted(compared, key=lambda one: one[2].p)[:SHOWN]
        some.sort(key=lambda one: -one[2].difference)
        effects = [self.effect(use, it) for _, use, it in some]
        alt = self.put("effects-alt", name=effects[0].name, count=len(effects))
        drawn = self.pen.effects(effects, self.room.say(f"report-{self._unit}"))
        heads = self.heads("thing", "question", self._unit, "p", "holds")
        rows = [[escape(self.thing(use)), escape(self.question(deed)), *self.verdict(it)] for deed, use, it in some]
        plot = self.plot(drawn, alt, self.put("effects"))
        return plot + self.table(self.put("surest"), heads, rows)

    @property
    def _unit(self) -> str:
        return "difference" if self.found.contest else "difference-points"

    @property
    def _scale(self) -> float:
        return 100.0 if self.found.contest else 1.0

    def effect(self, use: Use, it: Compared) -> Effect:
        difference, low, high = [self._scale * one for one in (it.difference, *it.bounds)]
        return Effect(self.thing(use), difference, low, high, it.holds)

    def thing(self, use: Use) -> str:
        return self.words.thing(self.study.face, use.kind, use.id)

    def deed(self, deed: Deed) -> str:
        """A table of all things one did something with; those tables fold, for some are long."""
        question = escape(self.question(deed))
        heads = self.heads("thing", "times", "did")
        heads += self.heads("won-did", "won-not") if self.found.contest else self.heads("mean-did", "mean-not")
        heads += self.heads(self._unit, "p", "holds")
        rows = [self.use(use) for use in deed.uses]
        table = self.table(question, heads, rows, titled=True)
        return f"<details><summary>{question}</summary>{table}</details>"

    def question(self, deed: Deed) -> str:
        """What was asked, and where that has several answers, which of them it was."""
        question = self.words.question(self.study.face, deed.ask)
        if deed.verb not in VERBS:
            return question
        return self.room.say("report-deed", question=question, did=self.room.say(f"report-did-{deed.verb}"))

    def use(self, use: Use) -> list[str]:
        seats = use.did.games + use.not_did.games
        cells = [escape(self.thing(use)), self.room.number(use.times), self.percent(use.did.games / seats)]
        if self.found.contest:
            cells += [self.with_bounds(use.did), self.with_bounds(use.not_did)]
        else:
            cells += [self.one(points) for points in use.points]
        return cells + (self.verdict(use.compared) if use.compared else ["–", "–", "–"])

    def verdict(self, it: Compared) -> list[str]:
        """How large a difference is, how often chance alone makes one as large, and whether it holds."""
        low, high = [self.signed(self._scale * bound) for bound in it.bounds]
        small = f"&lt;{self.room.number(0.0001, 4)}"
        chance = small if it.p < 0.0001 else self.room.number(it.p, 4)
        held = f'<span class="holds">★ {self.put("yes")}</span>' if it.holds else self.put("no")
        return [f"{self.signed(self._scale * it.difference)} ({low}…{high})", chance, held]

    def with_bounds(self, rate: Rate) -> str:
        if not rate.games:
            return "–"
        return f"{self.percent(rate.share)} ({self.between(rate.bounds)})"

    def luck(self) -> str:
        luck, parts = self.found.luck, [self.title("luck")]
        if luck.why:
            return "".join([*parts, self.text("luck-one-bot" if luck.why == "one-bot" else "luck-not-mirrored")])
        shares = {"bot": luck.bot, "seat": luck.seat, "deal": luck.deal, "rest": luck.rest}
        if self.study.players == 1:
            del shares["seat"]
        names = {what: self.room.say(f"report-luck-{what}") for what in shares}
        rows = [(names[what], 100 * one.share, 196 * one.error) for what, one in shares.items()]
        alt = self.put("luck-alt", skill=self.percent(luck.bot.share), deal=self.percent(luck.deal.share))
        drawn = self.plot(self.pen.shares(rows, "%"), alt, self.put("luck-how", deals=luck.deals))
        cells = [[escape(names[what]), self.percent(one.share), self.off(one)] for what, one in shares.items()]
        table = self.table(self.put("luck"), self.heads("source", "share", "off"), cells, titled=True)
        return "".join([*parts, drawn, table])

    def off(self, share: Share) -> str:
        return f"±\u00a0{self.percent(1.96 * share.error)}"
