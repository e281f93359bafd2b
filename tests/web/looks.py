"""What holds for the look of any page: nothing cut off, no key shown, room for a thumb, nothing axe objects to."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
AXE = Path(os.environ.get("KARCZMA_AXE", ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"))
TEXTS = ROOT / "web" / "src" / "text"
THUMB = 44  # pixels

# Every piece of text that can be seen or is read aloud.
SAID = """() => {
  const said = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const code = node.parentElement.closest("script, style, code, pre, kbd"); // there an id may stand as it is
    if (node.textContent.trim() && !code) said.push(node.textContent.trim());
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription"]) {
    for (const one of document.querySelectorAll(`[${name}]`)) said.push(one.getAttribute(name));
  }
  said.push(document.title);
  return said;
}"""

# Text that leaves the box it stands in, is cut off by one, or leaves the screen.
CUT = """() => {
  const wrong = [];
  const style = (one) => getComputedStyle(one);
  const boxed = (one) => {
    const s = style(one);
    return s.backgroundColor !== "rgba(0, 0, 0, 0)" || parseFloat(s.borderLeftWidth) > 0;
  };
  const clips = (value) => value === "hidden" || value === "clip";
  const scrolls = (value) => value === "auto" || value === "scroll";
  const tiny = (one) => { const r = one.getBoundingClientRect(); return r.width <= 2 || r.height <= 2; };
  const name = (one) => one.tagName.toLowerCase() + (one.className && one.className.baseVal === undefined
    ? "." + String(one.className).trim().split(/\\s+/).join(".") : "");
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent.trim();
    const home = node.parentElement;
    if (!text || ["SCRIPT", "STYLE", "TITLE", "OPTION"].includes(home.tagName)) continue;
    if (home.closest("svg") || !home.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((r) => r.width > 0);
    if (!rects.length) continue;
    const left = Math.min(...rects.map((r) => r.left)), right = Math.max(...rects.map((r) => r.right));
    const bottom = Math.max(...rects.map((r) => r.bottom)), top = Math.min(...rects.map((r) => r.top));
    let inBox = false, hidden = false, found = "", scrolled = false;
    for (let box = home; box && box !== document.documentElement; box = box.parentElement) {
      const s = style(box), r = box.getBoundingClientRect();
      if (s.display === "contents" || s.display === "inline") continue;
      if (clips(s.overflowX) && (tiny(box) || s.clipPath.startsWith("inset(50%"))) { hidden = true; break; }
      const [x, y] = [s.overflowX, s.overflowY];
      if (clips(x) && !scrolled && (right > r.right + 1.5 || left < r.left - 1.5)) found ||= `cut by ${name(box)}`;
      if (clips(y) && !scrolled && (bottom > r.bottom + 2.5 || top < r.top - 2.5)) found ||= `cut low by ${name(box)}`;
      if (!inBox && boxed(box)) {
        inBox = true;
        if (!scrolls(x) && (right > r.right + 2 || left < r.left - 2)) found ||= `leaves ${name(box)}`;
      }
      if (scrolls(x) || scrolls(y)) scrolled = true;
      if (s.position === "fixed") break;
    }
    if (!hidden && !scrolled && (right > innerWidth + 1 || left < -1)) found ||= "leaves the screen";
    if (found && !hidden) wrong.push(`${text.slice(0, 60)} (${name(home)}): ${found}`);
  }
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} wide on a screen of ${innerWidth}`);
  return wrong;
}"""

# How far one must scroll down until a thing is on the screen, over all that scrolls around it; and how big it is.
REACH = """(selector) => [...document.querySelectorAll(selector)]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((one) => !one.closest('[aria-hidden="true"]'))
  .filter((one) => one.getBoundingClientRect().bottom + scrollY > 0) // a link for the keyboard waits above the page
  .map((one) => {
    const r = one.getBoundingClientRect();
    const label = one.matches("input") ? one.labels?.[0] : null;
    const l = label?.getBoundingClientRect() ?? r;
    // What is pressed may be larger than what is drawn: a button can spread over the panel it stands in.
    const pressed = (x, y) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (one.contains(hit) || (label?.contains(hit) ?? false));
    };
    const room = (dx, dy) => {
      let far = 0;
      while (far < 44 && pressed((l.left + l.right) / 2 + dx * far, (l.top + l.bottom) / 2 + dy * far)) far++;
      return far;
    };
    let wide = Math.max(r.width, l.width), tall = Math.max(r.height, l.height);
    if (wide < 44) wide = Math.max(wide, room(-1, 0) + room(1, 0));
    if (tall < 44) tall = Math.max(tall, room(0, -1) + room(0, 1));
    let bottom = r.bottom, scroll = 0;
    for (let box = one.parentElement; box; box = box.parentElement) {
      const s = getComputedStyle(box);
      if (box === document.documentElement) {
        const below = bottom + scrollY - innerHeight;
        scroll += Math.max(0, below);
      } else if (["auto", "scroll"].includes(s.overflowY) && box.scrollHeight > box.clientHeight) {
        const b = box.getBoundingClientRect();
        const below = bottom + box.scrollTop - (b.top + box.clientHeight);
        scroll += Math.max(0, below);
        bottom = Math.min(b.bottom, bottom);
      }
      if (s.position === "fixed") break;
    }
    return {
      what: one.dataset.touch ?? one.dataset.choice ?? one.dataset.act ?? one.dataset.tab ??
        (one.getAttribute("aria-label") || one.textContent.trim().slice(0, 40) || one.outerHTML.slice(0, 80)),
      width: wide, height: tall, scroll,
      sideways: r.left < -1 || r.right > innerWidth + 1,
      inline: one.tagName === "A" && getComputedStyle(one).display === "inline",
    };
  })"""

TARGETS = "button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=switch]"


@cache
def keys() -> frozenset[str]:
    """The names of all texts of the page."""
    found = [re.findall(r"^([a-z][\w-]*) *=", file.read_text("utf-8"), re.M) for file in sorted(TEXTS.glob("*.ftl"))]
    return frozenset(key for some in found for key in some if "-" in key)


def slips(page: Page, *known: str) -> list[str]:
    """Texts that were not meant for people: keys, ids, placeables, values that are none. `known` may stand there."""
    wrong: list[str] = []
    for text in page.evaluate(SAID):
        rest = text
        for one in known:
            rest = rest.replace(one, "")
        words = set(re.findall(r"[\w.-]+", rest))
        if words & keys():
            wrong.append(f"a key: {text}")
        if re.search(r"\{ *\$|\{[a-z-]+\}|\[object|\bundefined\b|\bNaN\b|\bnull\b", rest):
            wrong.append(f"a slip: {text}")
        if re.search(r"\b[a-z]+_[a-z0-9_]+\b", rest):
            wrong.append(f"an id: {text}")
    return wrong


def cut_off(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT)
    return found


def reach(page: Page, selector: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(REACH, selector)
    return found


def too_small(page: Page, selector: str = TARGETS) -> list[str]:
    """What a thumb would miss; links inside a sentence are as tall as the sentence."""
    return [
        f"{one['what']}: {one['width']:.0f} x {one['height']:.0f}"
        for one in reach(page, selector)
        if not one["inline"] and 0 < min(one["width"], one["height"]) < THUMB - 0.5
    ]


def out_of_reach(page: Page, selector: str) -> list[str]:
    """What one must scroll for sideways, or down by more than a screen."""
    size = page.viewport_size
    assert size is not None
    wrong = [
        f"{one['what']}: {one['scroll']:.0f} px to scroll, sideways: {one['sideways']}"
        for one in reach(page, selector)
        if one["sideways"] or one["scroll"] > size["height"]
    ]
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wrong + ([f"the page is {wide} px too wide"] if wide > 0 else [])


@cache
def axe() -> str:
    return AXE.read_text("utf-8")


def objections(page: Page) -> list[str]:
    """What axe finds that is serious or critical; it fetches style sheets and media only for a rule that is neither."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(axe())
    found: list[dict[str, Any]] = page.evaluate(
        """async () => (await axe.run(document, { resultTypes: ["violations"], preload: false })).violations
             .filter((one) => ["serious", "critical"].includes(one.impact))
             .map((one) => ({ id: one.id, nodes: one.nodes.map((n) =>
               `${n.target.join(" ")}: ${n.failureSummary.replace(/\\s+/g, " ").slice(0, 300)}`) }))"""
    )
    return [f"{one['id']}: {node}" for one in found for node in one["nodes"]]
