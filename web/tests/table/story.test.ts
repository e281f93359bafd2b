import { describe, expect, test } from "vitest";

import type { Happened } from "../../src/lib/game";
import { speak } from "../../src/lib/words.svelte";
import { choicesMade } from "../../src/table/back";
import { story, talk } from "../../src/table/story";
import { BOX } from "./fixtures";

const names = (seat: number) => ["Ania", "Bo"][seat] ?? "";
let seq = 0;
const line = (kind: string, data: Record<string, unknown> = {}, events: Happened["events"] = []): Happened => ({
  seq: ++seq,
  kind,
  at: 0,
  data,
  events,
});
const said = (...log: Happened[]) => story(log, names, BOX, 2).map((one) => one.text);
const event = (name: string, seat: number, text: string, more: object = {}) => ({ event: name, seat, text, ...more });

describe("the log", () => {
  test("has a line for each event, with what it is about", () => {
    const [first, second] = story(
      [
        line("move", { seat: 0 }, [
          event("passed", 0, "Ania passes two wares on.", { ware: "pot", other: "key", player: 1 }),
          event("round", -1, "Round 2 starts."),
        ]),
      ],
      names,
      BOX,
      2,
    );
    expect(first).toMatchObject({
      sort: "deed",
      seat: 0,
      about: [
        { kind: "ware", id: "pot" },
        { kind: "ware", id: "key" },
      ],
    });
    expect(second).toMatchObject({ sort: "rule", seat: null, text: "Round 2 starts.", about: [] });
  });

  test("keeps what was taken back, marked", () => {
    const did = (seat: number, text: string) => line("move", { seat }, [event("did", seat, text)]);
    const log = [did(0, "a"), did(1, "b"), did(0, "c"), line("undo", { seat: 0, count: 2 }), did(1, "d")];
    const gone = (told: Happened[]) => story(told, names, BOX, 2).flatMap((one) => (one.undone ? [one.text] : []));
    expect(gone(log)).toEqual(["b", "c"]);
    expect(gone([did(0, "a"), did(1, "b"), line("undo", { seat: 0 })])).toEqual(["a"]);
    expect(gone([did(0, "a"), did(1, "b")])).toEqual([]);
  });

  test("knows a rival of the box, who has no seat", () => {
    const [mine, theirs] = story(
      [line("move", { seat: 0 }, [event("got", 0, "Ania gets iron."), event("got", 1, "The guard gets gold.")])],
      names,
      BOX,
      1,
    );
    expect(mine).toMatchObject({ sort: "deed", seat: 0 });
    expect(theirs).toMatchObject({ sort: "deed", seat: null, text: "The guard gets gold." });
  });

  test.each([
    ["created", {}, "The table is laid."],
    ["start", {}, "The game begins."],
    ["seat", { what: "sat_down", seat: 1, name: "Bo" }, "Bo sits down."],
    ["seat", { what: "left", seat: 1, name: "Celina" }, "Celina leaves the table."],
    ["seat", { what: "bot", seat: 1, name: "Golem 2" }, "Golem 2 takes chair 2."],
    ["seat", { what: "open", seat: 1, name: "" }, "Chair 2 is free."],
    ["seat", { what: "stand_in", seat: 0, name: "Ania" }, "A golem is playing for Ania."],
    ["seat", { what: "back", seat: 0, name: "Ania" }, "Ania is back."],
    ["seat", { what: "deleted", seat: 1, name: "Guest 2" }, "Guest 2 has deleted their data and will not come back."],
    ["hidden", {}, "Whoever runs this server has taken the table off the list."],
    [
      "seat",
      { what: "removed", seat: 0, name: "Ania" },
      "The host has removed Ania. A golem is playing, and Ania may come back.",
    ],
    ["undo", { seat: 0 }, "Ania takes a choice back."],
    [
      "undo",
      { seat: 0, count: 1, deal: [0] },
      "Ania takes a choice back. Something new had been revealed, so what was hidden until then has been dealt again.",
    ],
    ["undo", { seat: 1, count: 3 }, "At Bo’s request, 3 choices are taken back."],
    ["clock", { seats: [0, 1] }, "Time is up: a golem is playing for Ania, Bo."],
    ["rematch", { table: "x" }, "A table is laid for a rematch."],
    ["rules", { rules: 2 }, "The rules have been corrected; the game continues with version 2."],
  ])("words %s %j", (kind, data, text) => {
    expect(said(line(kind, data))).toEqual([text]);
  });

  test("tells who asks from who agrees", () => {
    const ask = line("wish", { seat: 0, agree: true, count: 2 });
    const yes = line("wish", { seat: 1, agree: true, count: 2 });
    const no = line("wish", { seat: 1, agree: false });
    expect(said(ask, yes)).toEqual(["Ania asks to take back 2 choices.", "Bo agrees."]);
    expect(said(ask, no, ask)).toEqual([
      "Ania asks to take back 2 choices.",
      "Bo does not agree: the game goes on.",
      "Ania asks to take back 2 choices.",
    ]);
    expect(said(ask, line("move", { seat: 0 }), yes)).toEqual([
      "Ania asks to take back 2 choices.",
      "Bo asks to take back 2 choices.",
    ]);
  });

  test("speaks Polish", async () => {
    await speak("pl");
    expect(said(line("undo", { seat: 0, count: 5 }), line("clock", { seats: [1] }))).toEqual([
      "Za zgodą stołu Ania cofa grę o 5 ruchów.",
      "Czas minął, gra golem: Bo.",
    ]);
  });

  test("leaves the talk to the chat", () => {
    const chat = line("chat", { name: "Bo", text: "Hello", seat: 1 });
    expect(said(chat)).toEqual([]);
    expect(talk([chat])).toMatchObject([{ seat: 1, name: "Bo", text: "Hello" }]);
  });
});

test("the choices that stand, the newest first", () => {
  const move = (seat: number, text: string) => line("move", { seat }, [event("did", seat, text)]);
  const log = [
    line("start"),
    move(0, "one"),
    move(1, "two"),
    move(0, "three"),
    line("undo", { seat: 0 }),
    move(0, "four"),
  ];
  expect(choicesMade(log).map((one) => [one.text, one.count])).toEqual([
    ["four", 1],
    ["two", 2],
    ["one", 3],
  ]);
  expect(choicesMade([...log, line("undo", { seat: 0, count: 2 })]).map((one) => one.text)).toEqual(["one"]);
  const passed = [...log, line("move", { seat: 0, do: ["pass"], auto: true })];
  expect(choicesMade(passed).map((one) => [one.auto, one.count])[0]).toEqual([true, 1]);
});
