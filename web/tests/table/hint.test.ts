// Hints: how much they give away, what they mark and preview, and what is read aloud.
import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test } from "vitest";

import { decimals, hintOf } from "../../src/lib/hint";
import { settings } from "../../src/lib/settings.svelte";
import { speak } from "../../src/lib/words.svelte";
import { hintAloud, worth } from "../../src/table/coach";
import HintBar from "../../src/table/HintBar.svelte";
import { press } from "../../src/table/keys";
import Pins from "../../src/table/Pins.svelte";
import { placesOf } from "../../src/table/places";
import Prompt from "../../src/table/Prompt.svelte";
import { aPlace, aTable, option, question, sit } from "./fixtures";

const POT = option("ware:pot", "Lay the pot on the anvil (hardness 2)", "lay", "pot");
const KEY = option("ware:key", "Lay the key on the anvil (hardness 4)", "lay", "key");
const REST = option("rest", "Rest and take coal", "rest");
const ASKED = question([POT, KEY, REST]);

const weighed = (of: typeof POT, win: number, more = {}) => ({
  do: of.do,
  touch: of.touch,
  text: of.text,
  win,
  win_error: 0.03,
  points: 12.34,
  points_error: 0.8,
  odds: [],
  ...more,
});
const FULL = {
  help: "full",
  text: "Hard wares need a hot fire.",
  do: KEY.do,
  level: "master",
  exact: false,
  choices: [
    weighed(KEY, 0.524, { why: "At once: copper (+3).", odds: ["2 of the 3 charms left are soot: 67 %"] }),
    weighed(POT, 0.521),
    weighed(REST, 0.4),
  ],
};
const NUDGE = { help: "nudge", text: "", touch: ["ware:key", "ware:pot"] };

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

function asked(data: unknown, more = {}) {
  const seated = sit([aPlace(0, ASKED)], { table: aTable(more) });
  seated.line.answers.push(() => ({ data }));
  return seated;
}

beforeEach(() => {
  localStorage.clear();
  settings.help = "advice";
  settings.language = "en";
  document.body.innerHTML = "";
  // jsdom lays nothing out: whatever there is counts as seen
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 200, 200);
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
});

describe("a hint", () => {
  test("of a golem, where no coach is to be had, has only what it would do", () => {
    expect(hintOf({ do: ["rest"], level: "regular" }, "nudge")).toMatchObject({
      help: "nudge",
      do: ["rest"],
      choices: [],
      touch: [],
    });
  });

  test("shows one decimal only where whole per cents would make different chances look alike", () => {
    expect(decimals(FULL.choices)).toBe(1);
    expect(decimals([{ win: 0.5 }, { win: 0.4 }])).toBe(0);
    expect(decimals([{ win: 0.5 }, { win: 0.5 }])).toBe(0);
  });

  test("writes figures as the reader does", async () => {
    const best = FULL.choices[0] as (typeof FULL.choices)[0];
    expect(worth(best, 0)).toBe(
      "Chance to win 52\u00a0% ± 3, 12.3 ± 0.8 points expected."
        .replaceAll(" ±", "\u00a0±")
        .replaceAll("± ", "±\u00a0"),
    );
    settings.language = "pl";
    await speak("pl");
    expect(worth(best, 1)).toContain("52,4\u00a0% ±\u00a03,0".replace(" ±", "\u00a0±"));
    settings.language = "en";
  });

  test("is asked for as it was the last time, and with another click as otherwise wanted", async () => {
    const { ui, line } = asked(NUDGE);
    await ui.ask("nudge");
    expect(line.said.at(-1)).toEqual({ type: "hint", seat: 0, help: "nudge" });
    line.answers.push(() => ({ data: FULL }));
    render(HintBar, { ui });
    await fireEvent.click(find('[data-help="full"]') as HTMLElement);
    await tick();
    expect(line.said.at(-1)).toEqual({ type: "hint", seat: 0, help: "full" });
    expect(settings.help).toBe("full");
    line.answers.push(() => ({ data: FULL }));
    await ui.ask();
    expect(line.said.at(-1)).toMatchObject({ help: "full" });
  });

  test("of another kind that is wanted meanwhile comes next", async () => {
    const { ui, line } = asked(NUDGE);
    line.answers.push(() => ({ data: FULL }));
    const first = ui.ask("nudge");
    await ui.ask("full"); // the coach is still thinking
    await first;
    expect(line.said.filter(({ type }) => type === "hint")).toHaveLength(2);
    expect(ui.hint?.help).toBe("full");
  });

  test("is not offered where the host has none of it", async () => {
    const { ui, line } = asked(FULL, { hints: false });
    render(Prompt, { ui });
    expect(find('[data-act="hint"]')).toBeNull();
    press(new KeyboardEvent("keydown", { key: "h" }), ui);
    await ui.ask();
    expect(line.said).toEqual([]);
  });
});

describe("a nudge", () => {
  test("marks places on the board, by a pin too, names them, and chooses nothing", async () => {
    const { ui, state } = asked(NUDGE);
    document.body.innerHTML = '<main><button data-touch="ware:key">key</button></main>';
    await ui.ask("nudge");
    const { unmount } = render(HintBar, { ui });
    await tick();
    expect(state.focused).toBeNull();
    expect(find('[data-touch="ware:key"]')?.dataset.pinned).toBe("");
    expect(document.querySelectorAll(".pin")).toHaveLength(1); // the pot is not on this board
    const places = [...document.querySelectorAll("[data-look]")].map((one) => one.textContent);
    expect(places).toEqual(["Lay the key on the anvil", "Lay the pot on the anvil"]);
    await fireEvent.click(find('[data-look="ware:key"]') as HTMLElement);
    expect(document.activeElement).toBe(find('main [data-touch="ware:key"]'));
    unmount();
    expect(find("[data-pinned]")).toBeNull();
  });

  test("is read aloud with its places", async () => {
    const { ui, state } = asked(NUDGE);
    await ui.ask("nudge");
    expect(ui.hint && hintAloud(state, ui.hint)).toMatch(/Take a look at: Lay the key on the anvil, Lay the pot/);
  });
});

describe("a place", () => {
  beforeEach(() => {
    document.body.innerHTML = `<main>
      <section data-zone="0 sheet "><i data-what="space:str_1">mine</i></section>
      <section data-zone="1 sheet "><i data-what="space:str_1">theirs</i></section>
      <i data-what="card:axe">in the middle</i>
    </main>`;
  });

  test("without a button is found by what it says it is, with whoever is meant", () => {
    expect(placesOf("space:str_1", 1).map((one) => one.textContent)).toEqual(["theirs"]);
    expect(placesOf("card:axe", 1).map((one) => one.textContent)).toEqual(["in the middle"]);
    expect(placesOf("space:str_1", 2)).toEqual([]);
  });

  test("that lies with somebody else is not pinned as if it were theirs", async () => {
    document.body.innerHTML = '<main><p data-zone="0 hand "><b data-touch="card:axe">axe</b></p></main>';
    const { rerender } = render(Pins, { places: ["card:axe"], me: 1, concept: "star", except: 0 });
    await tick();
    expect(find("[data-pinned]")).toBeNull();
    await rerender({ except: null });
    expect(find("[data-pinned]")).not.toBeNull();
  });
});

describe("advice", () => {
  test("is previewed and says what it is worth", async () => {
    const { ui, state, line } = asked({ ...FULL, help: "advice", choices: FULL.choices.slice(0, 1) });
    render(Prompt, { ui });
    await fireEvent.click(find('[data-act="hint"]') as HTMLElement);
    await tick();
    expect(state.focused).toMatchObject({ do: KEY.do });
    const told = find("[data-prompt]")?.textContent;
    expect(told).toMatch(/The coach would choose:\s+Lay the key on the anvil/);
    expect(told).toMatch(/Chance to win 52.%/);
    expect(line.said.filter((one) => one.type === "move")).toEqual([]);
  });

  test("goes when it is folded away, and with its question", async () => {
    const { ui, state } = asked(FULL);
    await ui.ask("full");
    expect(ui.hint).not.toBeNull();
    ui.dropHint();
    expect(ui.hint).toBeNull();
    expect(state.focused).toBeNull();
  });
});

describe("all of it", () => {
  test("shows the choices, the best first; each is previewed when it is pressed", async () => {
    const { ui, state } = asked(FULL);
    await ui.ask("full");
    render(HintBar, { ui });
    const cards = [...document.querySelectorAll<HTMLElement>("[data-weighed]")];
    expect(cards.map((one) => /\d+\.\d.%/.exec(one.textContent ?? "")?.[0])).toEqual([
      "52.4\u00a0%",
      "52.1\u00a0%",
      "40.0\u00a0%",
    ]);
    expect(cards[0]?.textContent).toContain("At once: copper (+3).");
    expect(cards[0]?.textContent).toContain("67 %");
    expect(cards[0]?.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(cards[1] as HTMLElement);
    expect(state.focused).toMatchObject({ do: POT.do });
    expect(cards[1]?.getAttribute("aria-pressed")).toBe("true");
    expect(state.sending).toBe(false);
  });
});
