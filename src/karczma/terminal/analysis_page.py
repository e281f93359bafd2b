"""The analysis of a game as one page of HTML that needs nothing else: for a mail, a printer or an archive."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from karczma.lab.analysis import ALL_GRADES, WRONG
from karczma.terminal.room import Room

Told = dict[str, Any]

WIDTH: Final = 720
HEIGHT: Final = 240
# For each seat a colour and a dash: lines can be told apart without the colour
LINES: Final = (("#1d5c8f", ""), ("#a8421c", "9 4"), ("#3f6b1f", "3 4"), ("#7a3b86", "12 4 3 4"), ("#6b5a14", "1 4"))
SIGNS: Final = {"best": "★", "good": "✓", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
STYLE: Final = """
:root{color-scheme:light dark;--ink:#2a2118;--paper:#fbf6ea;--line:#cbbd9f}
@media(prefers-color-scheme:dark){:root{--ink:#eee3cf;--paper:#1e1812;--line:#5c4c39}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);
  max-width:60rem;margin:0 auto;padding:1rem}
table{border-collapse:collapse;margin:1rem 0;display:block;overflow-x:auto}
th{white-space:nowrap}
th,td{padding:.25rem .6rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
svg{width:100%;height:auto;background:#fff}
ul.key{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}
article{border-left:4px solid var(--line);padding-left:1rem;margin:1rem 0}
@media print{body{max-width:none}}
"""


def page(room: Room, told: Told, game: str) -> str:
    """The whole page, in the language of the room."""
    wrong = sorted([one for one in told["decisions"] if one["grade"] in WRONG], key=lambda one: -one["lost_worth"])
    title = escape(room.say("analyse-title", game=game))
    body = [
        f"<h1>{title}</h1>",
        _players(room, told),
        f"<p>{escape(room.say('analyse-quality'))}</p>",
        f"<h2>{escape(room.say('analyse-graph'))}</h2>",
        _graph(room, told),
        f"<h2>{escape(room.say('analyse-costliest' if wrong else 'analyse-none-wrong'))}</h2>",
        *[_decision(room, told, one) for one in wrong[:3]],
        f"<h2>{escape(room.say('analyse-all'))}</h2>",
        _decisions(room, told),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    language = room.words.language
    return "\n".join(
        [
            f'<!doctype html><html lang="{language}"><head>{head}<style>{STYLE}</style></head><body>',
            *body,
            "</body></html>\n",
        ]
    )


def _row(cells: list[str], tag: str = "td", from_number: int = 1) -> str:
    """A row of a table: from this cell on they are numbers."""
    return "".join(
        ["<tr>"]
        + [f"<{tag}{' class=n' if i >= from_number else ''}>{escape(cell)}</{tag}>" for i, cell in enumerate(cells)]
        + ["</tr>"]
    )


def _players(room: Room, told: Told) -> str:
    heads = [room.say("analyse-player"), room.say("analyse-figure"), room.say("analyse-weighed")]
    heads += [f"{SIGNS[grade]} {room.words.grade(grade)}" for grade in ALL_GRADES]
    heads += [room.say("analyse-lost"), room.say("analyse-luck")]
    rows = [_row(heads, "th")]
    for player in told["players"]:
        cells = [told["names"][player["seat"]], room.number(player["quality"], 0), str(player["weighed"])]
        cells += [str(player["grades"][grade]) for grade in ALL_GRADES]
        cells += [hundredths(room, -player["lost_win"]), hundredths(room, player["luck_win"])]
        rows.append(_row(cells))
    return f"<table>{''.join(rows)}</table>"


def hundredths(room: Room, share: float) -> str:
    """A change of the chance to win, in points of a hundred, with its sign."""
    told = room.number(100 * share + 0.0, 1)
    return f"+{told}" if share > 0.0005 else told.replace("-0.0", "0.0").replace("-0,0", "0,0")


def _graph(room: Room, told: Told) -> str:
    """Each player's chance to win, and the same as a table for whoever does not see the lines."""
    curve, last = told["curve"], max(1, told["length"])
    lines = [
        f'<line x1="0" x2="{WIDTH}" y1="{HEIGHT * part / 4}" y2="{HEIGHT * part / 4}" stroke="#ddd"/>'
        for part in range(5)
    ]
    keys: list[str] = []
    for player in told["players"]:
        seat = player["seat"]
        colour, dash = LINES[seat]
        points = [f"{WIDTH * one['position'] / last:.1f},{HEIGHT * (1 - one['win'][seat]):.1f}" for one in curve]
        drawn = f'fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"'
        lines.append(f'<polyline points="{" ".join(points)}" {drawn}/>')
        sample = f'<svg viewBox="0 0 40 10" style="width:40px;background:#fff"><path d="M0 5H40" {drawn}/></svg>'
        keys.append(f"<li>{sample} {escape(told['names'][seat])}</li>")
    if told["turning"] >= 0:
        x = WIDTH * told["turning"] / last
        lines.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{HEIGHT}" stroke="#555" stroke-dasharray="2 3"/>')
    turning = (
        f"<p>{escape(room.say('analyse-turning', position=told['turning'], length=told['length']))}</p>"
        if told["turning"] >= 0
        else ""
    )
    heads = [room.say("analyse-position"), *[told["names"][player["seat"]] for player in told["players"]]]
    rows = [_row(heads, "th", 0)]
    for one in curve:
        chances = [room.number(100 * one["win"][player["seat"]], 0) + " %" for player in told["players"]]
        rows.append(_row([str(one["position"]), *chances], "td", 0))
    table = f"<details><summary>{escape(room.say('analyse-table'))}</summary><table>{''.join(rows)}</table></details>"
    drawing = (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true" preserveAspectRatio="none">{"".join(lines)}</svg>'
    )
    return f'{drawing}<ul class="key">{"".join(keys)}</ul>{turning}{table}'


def _decision(room: Room, told: Told, one: Told) -> str:
    head = room.say(
        "analyse-decision",
        position=one["position"],
        player=told["names"][one["seat"]],
        grade=f"{SIGNS[one['grade']]} {one['grade_text']}",
        win=hundredths(room, -one["lost_win"]),
        points=room.number(-one["lost_points"], 1),
    )
    chosen, better = room.say("analyse-chosen", chosen=one["chosen"]), room.say("analyse-better", better=one["better"])
    texts = ["; ".join([chosen, *one["odds"]]), "; ".join([better, *one["better_odds"]]), one["why"]]
    paragraphs = "".join([f"<p>{escape(text)}</p>" for text in texts if text])
    return f"<article><h3>{escape(head)}</h3>{paragraphs}</article>"


def _decisions(room: Room, told: Told) -> str:
    names = ("position", "player", "grade", "choice", "better-choice", "lost", "lost-points")
    rows = [_row([room.say(f"analyse-{name}") for name in names], "th", 5)]
    for one in told["decisions"]:
        what = [told["names"][one["seat"]], f"{SIGNS[one['grade']]} {one['grade_text']}", one["chosen"], one["better"]]
        lost = [hundredths(room, -one["lost_win"]), room.number(-one["lost_points"], 1)]
        rows.append(_row([str(one["position"]), *what, *lost], "td", 5))
    return f"<table>{''.join(rows)}</table>"
