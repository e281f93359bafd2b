"""What it means that a table fits its screen, measured in the page."""

from __future__ import annotations

from playwright.sync_api import Page

from web import looks

# All of these give sentences about what is wrong. A thing that one can scroll to is measured where it can be seen.
TOOLS = """
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !one.closest("[inert], .vh, [aria-hidden=true] :not([data-words])");
  const name = (one) => {
    const words = (one.getAttribute("aria-label") || one.textContent).replace(/\\s+/g, " ").trim().slice(0, 40);
    const what = one.dataset?.touch ?? one.dataset?.act ?? "";
    return `${one.tagName.toLowerCase()}.${String(one.className?.baseVal ?? one.className).trim().replace(/\\s+/g, ".")}`
      + `${what && ` [${what}]`} "${words}"`;
  };
  const scrolls = (value) => value === "auto" || value === "scroll";
  /** As much of a box as can be seen: what scrolls around it, or hides what is outside, lets no more through. */
  const seen = (one, box, itself = false) => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let up = itself ? one : one.parentElement; up; up = up.parentElement) {
      const s = getComputedStyle(up);
      if (s.overflowX !== "visible" || s.overflowY !== "visible") {
        const r = up.getBoundingClientRect();
        [left, top] = [Math.max(left, r.left), Math.max(top, r.top)];
        [right, bottom] = [Math.min(right, r.right), Math.min(bottom, r.bottom)];
      }
      if (s.position === "fixed") break;
    }
    [left, top, right, bottom] =
      [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  const root = () => document.querySelector("dialog[open]") ?? document.body;
"""

# Words and buttons that lie under something else.
COVERED = f"""() => {{
  {TOOLS}
  const wrong = [];
  const button = (one) => one.closest("button, a, [data-touch], label, summary");
  const under = (one, x, y) => {{
    const hit = document.elementFromPoint(x, y);
    if (!hit || hit.contains(one) || one.contains(hit)) return null;
    // A badge on a card is a part of it, and a place that is one button has its button over everything.
    const home = button(one) ?? one.closest("li, .panel, section"), over = button(hit) ?? hit.closest("li, .panel, section");
    return home && over && (home === over || home.contains(over) || over.contains(home)) ? null : hit;
  }};
  const look = (one, box, what) => {{
    const r = seen(one, box, true);
    if (r.width < 4 || r.height < 4) return;
    for (const [x, y] of [[0.5, 0.5], [0.12, 0.5], [0.88, 0.5], [0.5, 0.15], [0.5, 0.85]]) {{
      const hit = under(one, r.left + 1 + (r.width - 2) * x, r.top + 1 + (r.height - 2) * y);
      if (hit) return void wrong.push(`${{what}}: ${{name(one)}} is under ${{name(hit)}}`);
    }}
  }};
  for (const one of root().querySelectorAll("button, a[href], input, select, [data-touch]")) {{
    if (shown(one)) look(one, one.getBoundingClientRect(), "covered");
  }}
  const range = document.createRange();
  const walk = document.createTreeWalker(root(), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {{
    const home = node.parentElement;
    if (!node.textContent.trim() || home.closest("script, style, svg") || !shown(home)) continue;
    if (getComputedStyle(home).pointerEvents === "none") continue; // one presses through it, to a button it stands on
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) look(home, box, "words covered");
  }}
  return wrong;
}}"""

# Cards whose rule cannot be read: there is no note for who does not know that there is one.
WORDLESS = f"""() => {{
  {TOOLS}
  const wrong = [];
  for (const one of document.querySelectorAll("[data-words]")) {{
    const card = one.closest("li, .gcard") ?? one;
    if (!shown(card) || !one.textContent.trim()) continue;
    const r = one.getBoundingClientRect();
    if (r.width < 20 || r.height < 8 || !shown(one)) wrong.push(`without its rule: ${{name(card)}}`);
    else if (one.scrollHeight > one.clientHeight + 2 && getComputedStyle(one).display !== "inline")
      wrong.push(`rule cut: ${{name(card)}}`);
  }}
  return wrong;
}}"""

# What must be on the screen without scrolling.
AWAY = f"""(selector) => {{
  {TOOLS}
  return [...document.querySelectorAll(selector)].filter(shown).flatMap((one) => {{
    const r = one.getBoundingClientRect(), s = seen(one, r);
    const whole = s.width >= r.width - 2 && s.height >= r.height - 2;
    return whole ? [] : [`not in view: ${{name(one)}}, ${{Math.round(s.height)}} of ${{Math.round(r.height)}} px`];
  }});
}}"""

# What scrolls although it must not.
SCROLLED = f"""(selector) => {{
  {TOOLS}
  return [...document.querySelectorAll(selector)].filter(shown).flatMap((one) => {{
    const low = one.scrollHeight - one.clientHeight, wide = one.scrollWidth - one.clientWidth;
    return low > 1 || wide > 1 ? [`does not fit: ${{name(one)}}, ${{low}} px too high, ${{wide}} px too wide`] : [];
  }});
}}"""

# A note over what it explains, over the question, or outside the screen. Notes come to what has the focus.
NOTES = f"""(selector) => {{
  {TOOLS}
  const wrong = [];
  const common = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const prompt = document.querySelector("[data-prompt]");
  for (const one of [...document.querySelectorAll(selector)].filter(shown)) {{
    one.focus({{ preventScroll: true, focusVisible: true }});
    const note = document.querySelector(".tip.float:popover-open");
    if (!note) continue;
    const n = note.getBoundingClientRect(), r = seen(one, one.getBoundingClientRect());
    if (r.width < 4 || r.height < 4) continue;
    if (common(n, r) > 2) wrong.push(`note over its thing: ${{name(one)}}`);
    if (prompt && !prompt.contains(one) && common(n, prompt.getBoundingClientRect()) > 2)
      wrong.push(`note over the question: ${{name(one)}}`);
    if (n.left < 0 || n.top < 0 || n.right > innerWidth || n.bottom > innerHeight)
      wrong.push(`note outside the screen: ${{name(one)}}`);
    one.blur();
  }}
  return wrong;
}}"""


def cut(page: Page) -> list[str]:
    return looks.cut_off(page)


def covered(page: Page) -> list[str]:
    found: list[str] = page.evaluate(COVERED)
    return found


def wordless(page: Page) -> list[str]:
    found: list[str] = page.evaluate(WORDLESS)
    return found


def away(page: Page, selector: str) -> list[str]:
    found: list[str] = page.evaluate(AWAY, selector)
    return found


def scrolled(page: Page, selector: str) -> list[str]:
    found: list[str] = page.evaluate(SCROLLED, selector)
    return found


def notes(page: Page, selector: str) -> list[str]:
    found: list[str] = page.evaluate(NOTES, selector)
    return found
