"""How long it takes to enter a two-player game on its score sheet: taps and keys, counted on a phone.

`python bench/sheets.py [--language pl]`: opens the page as a phone of 390 x 844 does, fills in one sheet of each game
by the shortest ways it offers, and prints what that took: a tap is 1.2 s and a key 0.3 s of a person who knows what
lies on the table. Needs the page (`make web`) and a browser, as the tests in `tests/web` do.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.remove(str(Path(__file__).resolve().parent))  # it has a name of theirs
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from sheets import examples
from web.browsers import Company, opened
from web.pen import Pen
from web.tavern import Tavern

TAP, KEY = 1.2, 0.3  # seconds
MOST = 180.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", choices=("en", "pl"), default="en")
    language = parser.parse_args().language
    print(f"{'game':<12} {'taps':>5} {'keys':>5} {'seconds':>8}  totals")
    slow = 0
    with tempfile.TemporaryDirectory(prefix="karczma-sheets-") as folder, opened() as browser:
        tavern = Tavern(Path(folder), toy=False).start()
        company = Company(browser, tavern)
        try:
            for sheet in examples.OF_TWO:
                pen, totals = enter(company, sheet, language)
                seconds = pen.taps * TAP + pen.keys * KEY
                slow += seconds > MOST
                print(f"{sheet['game']:<12} {pen.taps:>5} {pen.keys:>5} {seconds:>8.1f}  {' : '.join(totals)}")
        finally:
            company.close()
            tavern.close()
    return 1 if slow else 0


def enter(company: Company, sheet: dict[str, Any], language: str) -> tuple[Pen, list[str]]:
    """Fill in one sheet; the totals are what the page then shows."""
    person = company.nobody("phone", language)
    form = company.tavern.nobody().get(f"/games/{sheet['game']}/sheet", language=language)
    page = person.settled(person.page(f"/sheet/{sheet['game']}"))
    pen = Pen(page, form, language)
    pen.sheet(sheet, phone=True)
    page.locator("[aria-busy=false] table.score .total").wait_for()
    totals = page.locator("table.score .total td").all_inner_texts()
    return pen, totals


if __name__ == "__main__":
    sys.exit(main())
