// Cards that can be played out of turn, on both boards that have them.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, test } from "vitest";

import Lockup from "../../src/boards/lockup/Board.svelte";
import RollPlayer from "../../src/boards/roll_player/Board.svelte";
import type { Option, Reaction } from "../../src/lib/game";
import { settings } from "../../src/lib/settings.svelte";
import type { TableState } from "../../src/lib/table.svelte";
import { toasts } from "../../src/lib/toasts.svelte";
import * as lockup from "../lockup/table";
import * as rollPlayer from "../roll_player/table";

const MOMENTS = { early: "when it begins", late: "before it ends" };

interface Game {
  name: string;
  card: string;
  reaction: Reaction;
  lay: (options: Option[]) => Promise<lockup.Laid>;
  Board: typeof Lockup;
}

const reaction = (done: string, touch: string): Reaction => ({
  do: done.split(" "),
  touch,
  moments: ["early", "late"],
  ask: ["late"],
  ready: false,
});
const tomes = { mine: [lockup.zone("tomes", "", ["book_of_alibis"])] };
const GAMES: Game[] = [
  {
    name: "lockup",
    card: "Book of Alibis",
    reaction: reaction("play_tome book_of_alibis", "tome:book_of_alibis"),
    lay: (options) => lockup.laid(tomes, "play_tome", options),
    Board: Lockup,
  },
  {
    name: "roll_player",
    card: "Climb",
    reaction: reaction("use_skill climb", "card:climb"),
    lay: (options) => rollPlayer.laid({ own: { skill: ["climb"] } }, "take_initiative", options),
    Board: RollPlayer as typeof Lockup,
  },
];

afterEach(cleanup);

function tell(state: TableState, reactions: Reaction[]): void {
  state.hear({ type: "changed", seq: 7, changes: { places: { "0": { reactions: [reactions] } } } });
  flushSync();
}

async function board(game: Game, options: Option[] = [], reactions = [game.reaction]) {
  const { state, said } = await game.lay(options);
  const kind = Object.entries(MOMENTS).map(([id, name]) => ({
    id,
    name,
    texts: {},
    facts: {},
    source: "designed",
    sources: {},
  }));
  if (state.box) state.box = { ...state.box, kinds: { ...state.box.kinds, moment: kind as never } };
  tell(state, reactions);
  const { container } = render(game.Board, { state });
  const card = () => container.querySelector<HTMLElement>(`[data-reaction="${game.reaction.touch}"]`);
  const wishes = () => said.filter((one) => ["ready", "ask_me", "ask_always"].includes(one.type));
  return { state, container, card, wishes };
}

describe.each(GAMES)("$name", (game) => {
  test("a card glows softly, and a click lays it ready and says for when", async () => {
    const { card, wishes } = await board(game);
    expect(card()?.classList).toContain("may");
    expect(card()?.getAttribute("aria-pressed")).toBe("false");
    expect(card()?.getAttribute("aria-label")).toContain("when it begins or before it ends");
    await fireEvent.click(card() as HTMLElement);
    expect(wishes()).toEqual([{ type: "ready", seat: 0, do: game.reaction.do, ready: true }]);
    const last = toasts.at(-1)?.text ?? "";
    expect(last).toContain(game.card);
    expect(last).toContain("when it begins or before it ends");
  });

  test("what lies ready says so in a word, and a click takes it back", async () => {
    const { state, card, wishes } = await board(game);
    expect(card()?.textContent).not.toContain("laid ready");
    tell(state, [{ ...game.reaction, ready: true }]);
    expect(card()?.classList).toContain("laid");
    expect(card()?.getAttribute("aria-pressed")).toBe("true");
    expect(within(card() as HTMLElement).getByText("laid ready")).toBeTruthy();
    expect(card()?.getAttribute("aria-label")).toContain("Laid ready");
    await fireEvent.click(card() as HTMLElement);
    expect(wishes()).toEqual([{ type: "ready", seat: 0, do: game.reaction.do, ready: false }]);
  });

  test("a card that answers the question is chosen as ever", async () => {
    const { do: done, touch } = game.reaction;
    const { state, card, container, wishes } = await board(game, [{ do: done, touch, text: "Play it." }]);
    expect(card()).toBeNull();
    await fireEvent.click(container.querySelector(`[data-touch="${touch}"].can`) as HTMLElement);
    expect(state.focused?.do).toEqual(done);
    expect(wishes()).toEqual([]);
  });

  test("a card that never works out of turn is no button", async () => {
    const { card } = await board(game, [], []);
    expect(card()).toBeNull();
  });

  test("the dialog sets the moments of each card, and whether to be asked always", async () => {
    const { wishes } = await board(game);
    await fireEvent.click(screen.getByRole("button", { name: "When to ask me" }));
    const group = within(within(screen.getByRole("dialog")).getByRole("group", { name: game.card }));
    const box = (name: string) => group.getByRole<HTMLInputElement>("checkbox", { name });
    expect(box("when it begins").checked).toBe(false);
    expect(box("before it ends").checked).toBe(true);
    await fireEvent.click(box("when it begins"));
    await fireEvent.click(box("before it ends")); // before the first is acknowledged
    await fireEvent.click(screen.getByRole("switch", { name: /Always ask me/ }));
    expect(wishes()).toEqual([
      { type: "ask_me", seat: 0, do: game.reaction.do, moments: ["early", "late"] },
      { type: "ask_me", seat: 0, do: game.reaction.do, moments: ["early"] },
      { type: "ask_always", seat: 0, always: true },
    ]);
    expect(settings.asks(game.name)).toEqual({
      always: true,
      cards: { [game.reaction.do[1] ?? ""]: ["early"] },
    });
  });
});
