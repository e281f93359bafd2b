// A table of Kajko as a server once told it; the snapshots in fixtures/ are of real games.
import { flushSync } from "svelte";
import { vi } from "vitest";

import type { Box } from "../../src/lib/game";
import type { Said } from "../../src/lib/line.svelte";
import { type Mouth, TableState } from "../../src/lib/table.svelte";
import { type Language, settings } from "../../src/lib/settings.svelte";
import { speak } from "../../src/lib/words.svelte";
import type { Snapshot } from "../../src/lib/wire";
import boxEn from "./fixtures/box.en.json";
import boxPl from "./fixtures/box.pl.json";
import late from "./fixtures/late.json";
import lose from "./fixtures/lose.json";
import over from "./fixtures/over.json";
import own from "./fixtures/own.json";
import rob from "./fixtures/rob.json";
import turn from "./fixtures/turn.json";

const snapshots = { late, lose, over, own, rob, turn } as unknown as Record<string, Snapshot>;
const boxes = { en: boxEn, pl: boxPl } as unknown as Record<Language, Box>;

export type Scene = keyof typeof scenes;
export const scenes = { late: 0, lose: 0, over: 0, own: 0, rob: 0, turn: 0 };

export interface Laid {
  state: TableState;
  said: Said[];
}

export async function laid(scene: Scene, language: Language = "pl"): Promise<Laid> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify([]))));
  await speak(language);
  settings.clicks = "two";
  const said: Said[] = [];
  const line: Mouth = {
    connection: "here",
    problem: null,
    open: () => undefined,
    close: () => undefined,
    anew: () => undefined,
    say: (message) => {
      said.push(message);
      return new Promise(() => undefined);
    },
    now: () => 0,
  };
  const state = new TableState("t", () => line);
  state.hear(snapshots[scene] as Snapshot);
  flushSync();
  await Promise.resolve();
  await new Promise((done) => setTimeout(done)); // the box that was asked for is here, and is replaced
  state.box = boxes[language];
  flushSync();
  return { state, said };
}
