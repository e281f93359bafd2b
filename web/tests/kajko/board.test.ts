import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";

import Board from "../../src/boards/kajko/Board.svelte";
import Seat from "../../src/boards/kajko/Seat.svelte";
import { laid, type Scene } from "./table";

afterEach(cleanup);

async function board(scene: Scene, language: "en" | "pl" = "pl") {
  const table = await laid(scene, language);
  const { container } = render(Board, { state: table.state });
  const thing = (touch: string) => {
    const found = container.querySelector<HTMLElement>(`[data-touch="${touch}"]`);
    if (!found) throw new Error(`${touch} is not on the board`);
    return found;
  };
  return { ...table, container, thing };
}

describe("the board", () => {
  test.each(["turn", "late", "lose", "rob", "own"] as const)(
    "in %s every thing the server offers can be touched; verbs have their one button in the prompt",
    async (scene) => {
      const { state, thing } = await board(scene);
      for (const option of (state.question?.options ?? []).filter(({ touch }) => touch.includes(":"))) {
        expect(thing(option.touch).tagName).toBe("BUTTON");
        expect(thing(option.touch).classList).toContain("can");
      }
    },
  );

  test("what is blocked stays reachable and says why", async () => {
    const { state, thing } = await board("late");
    expect(state.question?.blocked.length).toBeGreaterThan(0);
    for (const { touch, text } of state.question?.blocked ?? []) {
      const button = thing(touch);
      expect(button.classList).toContain("cannot");
      expect(button.getAttribute("aria-disabled")).toBe("true");
      expect(button).not.toHaveProperty("disabled", true);
      expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toContain(text);
    }
  });

  test("the first touch looks, the second chooses", async () => {
    const { state, said, thing } = await board("turn");
    await fireEvent.click(thing("stack:stack_9a"));
    expect(state.focused?.do).toEqual(["adventure", "stack_9a"]);
    expect(thing("stack:stack_9a").classList).toContain("sel");
    expect(said).toEqual([]);
    await fireEvent.click(thing("stack:stack_9a"));
    expect(said).toMatchObject([{ type: "move", seat: 0, do: ["adventure", "stack_9a"] }]);
  });

  test("the chamberlain is in sight while he waits for an item", async () => {
    const { container, thing } = await board("lose");
    expect(container.querySelector('[data-zone="0 front "] [data-piece="chamberlain"]')).not.toBeNull();
    await fireEvent.click(thing("card:coin"));
    expect(thing("card:coin").getAttribute("aria-pressed")).toBe("true");
  });

  test("a coin in hand lays the players out with what is in front of them", async () => {
    const { state, container, thing } = await board("rob");
    expect(container.querySelectorAll('[data-touch^="seat:"]')).toHaveLength(state.question?.options.length ?? 0);
    expect(thing("seat:0").textContent).toContain("Ania");
    expect(screen.getAllByText(/Wskaż gracza i zgarnij mu/).length).toBeGreaterThan(0); // the advanced effect
  });

  test("robbers lie apart with the word danger", async () => {
    const { container } = await board("turn", "en");
    const robbers = container.querySelector('[data-zone="0 front "] [data-piece="robbers"]');
    expect(robbers?.textContent).toMatch(/danger.*Robbers.*They wait in front of you/s);
  });

  test("owners who may look see what they have sent", async () => {
    await board("own");
    expect(screen.getByText(/^Masz w grodzie: 2 przedmioty warte po 10/)).toBeTruthy();
  });

  test("a spectator has the stacks and no cards of their own", async () => {
    const { state } = await laid("turn");
    state.places = state.places.map((place) => ({ ...place, seat: null, question: null }));
    const { container } = render(Board, { state });
    expect(container.querySelectorAll('[data-touch^="stack:"]')).toHaveLength(10);
    expect(container.querySelector('[data-zone$=" front "]')).toBeNull();
  });
});

describe("the panel of a seat", () => {
  test("names what is in front and how full the town is", async () => {
    const { state } = await laid("turn", "en");
    render(Seat, { state, seat: 0 });
    expect(screen.getByLabelText("2 items worth 5")).toBeTruthy();
    expect(screen.getByLabelText("robbers")).toBeTruthy();
    expect(screen.getByLabelText("Character 3: empty")).toBeTruthy();
  });

  test("shows at the end what was sent", async () => {
    const { state } = await laid("over", "pl");
    render(Seat, { state, seat: 1 });
    expect(screen.getByLabelText(/^Postać 2: .*monet/)).toBeTruthy();
  });
});
