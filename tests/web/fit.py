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
    const kind = String(one.className?.baseVal ?? one.className).replace(/svelte-\\S+/, "").trim();
    return `${one.tagName.toLowerCase()} ${kind}${what && ` [${what}]`} "${words}"`;
  };
  const SCREEN = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const clips = new Map();
  /** What of its content an element lets through: what scrolls, or hides what is outside, lets no more than itself. */
  const clip = (one) => {
    if (!one || one === document.documentElement) return SCREEN;
    if (!clips.has(one)) {
      const s = getComputedStyle(one);
      const around = s.position === "fixed" ? SCREEN : clip(one.parentElement);
      const aloud = s.clipPath.startsWith("inset(50%"); // it is there only to be read aloud
      if (aloud) clips.set(one, { left: 0, top: 0, right: 0, bottom: 0 });
      else clips.set(one, s.overflowX === "visible" && s.overflowY === "visible" ? around
        : common(around, one.getBoundingClientRect()));
    }
    return clips.get(one);
  };
  const common = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
  /** As much of a box as can be seen; of words, also what their own element lets through. */
  const seen = (one, box, itself = false) => {
    const { left, top, right, bottom } = common(box, clip(itself ? one : one.parentElement));
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  const root = () => document.querySelector("dialog[open]") ?? document.body;
"""

# Words and buttons that lie under something else.
COVERED = f"""() => {{
  {TOOLS}
  const wrong = [];
  const FIVE = [[0.5, 0.5], [0.12, 0.5], [0.88, 0.5], [0.5, 0.15], [0.5, 0.85]], TWO = [[0.1, 0.3], [0.9, 0.7]];
  const button = (one) => one.closest("button, a, [data-touch], label, summary");
  /** A badge sticks on its card, and a place that is one button has its button over everything in it. */
  const belongs = (one, hit) => {{
    const own = button(one), other = button(hit);
    // A button that fills its place has what lies there on top, and a press there is passed on to it.
    if (own === one && getComputedStyle(one).position === "absolute" && one.parentElement.contains(hit)) return true;
    if (other && (own === other || other.contains(one) || other.parentElement.contains(one))) return true;
    const home = one.closest("li, .panel, section");
    for (let up = hit; up && up !== home; up = up.parentElement) {{
      if (up.contains(one)) return false;
      if (getComputedStyle(up).position === "absolute") return home?.contains(up) || up.parentElement.contains(one);
    }}
    return false;
  }};
  const under = (one, x, y) => {{
    const hit = document.elementFromPoint(x, y);
    return !hit || hit.contains(one) || one.contains(hit) || belongs(one, hit) ? null : hit;
  }};
  const look = (one, box, what, points) => {{
    const r = seen(one, box, true);
    if (r.width < 4 || r.height < 4) return;
    for (const [x, y] of points) {{
      const hit = under(one, r.left + 1 + (r.width - 2) * x, r.top + 1 + (r.height - 2) * y);
      if (hit) return void wrong.push(`${{what}}: ${{name(one)}} is under ${{name(hit)}}`);
    }}
  }};
  for (const one of root().querySelectorAll("button, a[href], input, select, [data-touch]")) {{
    if (shown(one)) look(one, one.getBoundingClientRect(), "covered", FIVE);
  }}
  const range = document.createRange();
  const walk = document.createTreeWalker(root(), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {{
    const home = node.parentElement;
    if (!node.textContent.trim() || home.closest("script, style, svg") || !shown(home)) continue;
    if (getComputedStyle(home).pointerEvents === "none") continue; // one presses through it, to a button it stands on
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) look(home, box, "words covered", TWO);
  }}
  return wrong;
}}"""

# Cards whose rule cannot be read: a note does not help anybody who does not know that there is one.
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
  const shared = (a, b) => {{ const c = common(a, b); return Math.min(c.right - c.left, c.bottom - c.top); }};
  const prompt = document.querySelector("[data-prompt]");
  for (const one of [...document.querySelectorAll(selector)].filter(shown)) {{
    one.focus({{ preventScroll: true, focusVisible: true }});
    const note = document.querySelector(".tip.float:popover-open");
    if (!note && one.hasAttribute("aria-describedby")) wrong.push(`its note does not come: ${{name(one)}}`);
    if (!note) continue;
    const n = note.getBoundingClientRect(), r = seen(one, one.getBoundingClientRect());
    if (r.width < 4 || r.height < 4) continue;
    if (shared(n, r) > 2) wrong.push(`note over its thing: ${{name(one)}}`);
    if (prompt && !prompt.contains(one) && shared(n, prompt.getBoundingClientRect()) > 2)
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
