"""How much comes over the network before anything can be done, and how soon that is."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response

from web.browsers import Company

MOST = 250_000  # bytes, packed, before the chunk of a game
PACKED = (".woff2", ".png", ".jpg", ".webp")  # packing them again gains nothing


def weight(response: Response) -> int:
    """Bytes on the way: as the server sent it, or as a proxy that packs would."""
    body = response.body()
    path = response.url.partition("?")[0]
    packed = len(body) if path.endswith(PACKED) else len(gzip.compress(body, 6, mtime=0))
    return min(packed, response.request.sizes()["responseBodySize"] or packed)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_first_load_is_light(company: Company, language: str) -> None:
    person = company.nobody(language=language)
    page = person.new_page()
    answers: list[Response] = []

    def keep(answer: Response) -> None:
        answers.append(answer)

    page.on("response", keep)
    page.goto("/")
    page.locator('[data-act="open"]').wait_for()
    ready = page.evaluate("performance.now()")
    person.settled(page)
    weights = {one.url.removeprefix(person.tavern.url): weight(one) for one in answers if one.status == 200}
    total = sum(weights.values())
    print(f"\n{language}: {total} bytes in {len(weights)} answers, something to do after {ready:.0f} ms")
    for path, bytes_ in sorted(weights.items(), key=lambda one: -one[1]):
        print(f"  {bytes_:>7} {path}")
    assert 0 < total <= MOST, weights
    assert not [path for path in weights if "-latin-" in path], "a whole font was fetched, and not only our letters"
