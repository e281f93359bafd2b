"""What a hand does on the page that takes more than a click."""

from __future__ import annotations

from playwright.sync_api import Locator

from web.browsers import Device
from web.table import TablePage


def dragged(table: TablePage, source: Locator, target: Locator, device: Device = "desktop") -> None:
    """By mouse, or by a finger that rests first."""
    target.scroll_into_view_if_needed()
    source.scroll_into_view_if_needed()
    start, end = source.bounding_box(), target.bounding_box()
    assert start is not None
    assert end is not None
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    to_x, to_y = end["x"] + end["width"] / 2, end["y"] + end["height"] / 2
    page = table.page
    if device == "desktop":
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)
        page.mouse.move(to_x, to_y, steps=4)
        page.locator("[data-over]").wait_for()
        page.mouse.up()
        return
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *at: dict[str, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(at)})

    finger("touchStart", {"x": x, "y": y})
    page.locator("[data-rests]").wait_for()
    for part in (0.25, 0.5, 0.75, 1.0):
        finger("touchMove", {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part})
    page.locator("[data-over]").wait_for()
    finger("touchEnd")
