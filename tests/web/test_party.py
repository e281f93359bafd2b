"""Invitations carry the address others can open; where there is none, the page says what to type."""

from __future__ import annotations

from pathlib import Path

import pytest

from web.browsers import Company
from web.conftest import PAGE
from web.tavern import Tavern

PARTY = "http://192.168.1.20:8800"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_on_this_computer_only_the_page_says_what_to_type(company: Company, language: str) -> None:
    person, guest = company.guest("Ania", language=language)
    page = person.settled(person.page(f"/t/{guest.table('me open')}"))
    page.locator("[data-invitation]").wait_for()  # hidden until the server has said what others know it by
    assert page.locator("[data-invitation]").input_value().startswith(f"{company.tavern.url}/i/")
    assert "make party" in page.locator("[data-only-here]").inner_text()


def test_at_a_party_the_host_gives_out_the_address_for_others(company: Company, tmp_path: Path) -> None:
    tavern = Tavern(tmp_path, page=str(PAGE), party=PARTY).start()
    try:
        person, guest = company.guest("Ania", tavern=tavern)  # who has opened the page at 127.0.0.1
        page = person.settled(person.page(f"/t/{guest.table('me open')}"))
        page.locator("[data-invitation]").wait_for()
        assert page.locator("[data-invitation]").input_value().startswith(f"{PARTY}/i/")
        page.locator("svg.qr").wait_for()
        assert page.locator("[data-only-here]").count() == 0
        person.context.close()  # before the server, which it would ask again and again
    finally:
        tavern.close()
