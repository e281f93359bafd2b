// The waiting room: the host has a link for each free chair and sees people arrive; a guest waits, or stands up.
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import WaitingRoom from "../../src/door/WaitingRoom.svelte";
import { type Mouth, TableState } from "../../src/lib/table.svelte";
import { toasts } from "../../src/lib/toasts.svelte";
import type { FromServer, Seated, Table } from "../../src/lib/wire";

import { button } from "./press";

const seat = (kind: Seated["kind"], name = "", host = false): Seated => ({
  kind,
  name,
  language: "",
  level: kind === "bot" ? "regular" : "",
  stand_in: false,
  left: 0,
  since: 0,
  host,
});
const table = (chairs: Seated[], more: Partial<Table> = {}): Table => ({
  id: "tableone",
  game: "kajko",
  options: {},
  pack: "default",
  language: "en",
  listed: false,
  pace: {},
  stage: "open",
  chairs,
  created: 0,
  fingerprint: "",
  position: 0,
  rematch: "",
  imported: false,
  ...more,
});

let now: Table;
let me: { seats: number[]; host: boolean };
let sent: string[];
let hear: (message: FromServer) => void;
let state: TableState;

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined; // jsdom has none
  sent = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const path = url.replace("/api/v1", "").split("?")[0] ?? "";
    if (init.method === "POST") sent.push(`${path} ${String(init.body)}`);
    if (path.endsWith("/invitations")) return Response.json({ code: `code${sent.length}` }, { status: 201 });
    if (path.endsWith("/games")) return Response.json([]);
    if (path.endsWith("/box"))
      return Response.json({ kinds: {}, zones: {}, numbers: {}, parts: {}, titles: {}, rivals: {} });
    return Response.json({ ...now, ...me, seq: 1 });
  });
});
afterEach(() => {
  state.close();
  vi.unstubAllGlobals();
});

async function enter(chairs: Seated[], who: typeof me, more: Partial<Table> = {}): Promise<void> {
  now = table(chairs, more);
  me = who;
  const line = (listener: (message: FromServer) => void): Mouth => {
    hear = listener;
    const silent = () => undefined;
    return {
      connection: "here",
      problem: null,
      open: silent,
      close: silent,
      anew: silent,
      say: vi.fn(),
      now: Date.now,
    };
  };
  state = new TableState(now.id, line);
  hear({ type: "snapshot", seq: 1, now: 0, table: now, places: [], log: [], presence: ["here", "open", "bot"] });
  render(WaitingRoom, { state });
  await screen.findByText(/the table is laid/);
}

function happens(seq: number, chairs: Seated[], data: Record<string, unknown>): void {
  now = table(chairs);
  const happened = { seq, kind: "seat", at: 0, data, events: [] };
  hear({ type: "update", seq, now: 0, happened, table: now, places: [] } as FromServer);
  flushSync();
}

const act = (name: string) => document.querySelector<HTMLElement>(`[data-act="${name}"]`);
const link = () => document.querySelector<HTMLInputElement>("[data-invitation]")?.value ?? "";

test("the host: a link for each chair, people arrive, and off it goes", async () => {
  const host = seat("person", "Ola", true);
  await enter([host, seat("open"), seat("open")], { seats: [0], host: true });
  await waitFor(() => expect(link()).toMatch(/\/i\/code1$/));
  expect(act("start")?.getAttribute("aria-disabled")).toBe("true");

  await fireEvent.click(button("Invite somebody to chair C"));
  await waitFor(() => expect(link()).toMatch(/\/i\/code2$/));
  await fireEvent.click(button("Invite somebody to chair B"));
  expect(link()).toMatch(/\/i\/code1$/); // the same one: it may have been sent already

  happens(2, [host, seat("person", "Jan"), seat("open")], { what: "sat_down", seat: 1, name: "Jan" });
  await waitFor(() => expect(link()).toMatch(/\/i\/code2$/));
  expect(toasts.at(-1)?.text).toBe("Jan sits down.");
  expect(sent.filter((one) => one.includes("invitations"))).toHaveLength(2);

  await fireEvent.click(button("Put a golem in chair C"));
  await waitFor(() => expect(sent.at(-1)).toBe('/tables/tableone/seats/2 {"kind":"bot","level":"regular"}'));
  happens(3, [host, seat("person", "Jan"), seat("bot", "Golem 3")], { what: "bot", seat: 2, name: "Golem 3" });
  expect(screen.getByText("Everybody is here.")).toBeTruthy();
  await waitFor(() => expect(act("start")?.getAttribute("aria-disabled")).toBeNull());
  if (act("start")) await fireEvent.click(act("start") as HTMLElement);
  await waitFor(() => expect(sent.at(-1)).toBe("/tables/tableone/start {}"));
});

test("whoever is about to play a game that goes on from another is told what others may know", async () => {
  const chairs = [seat("person", "Ola", true), seat("person", "Jan"), seat("open")];
  await enter(chairs, { seats: [1], host: false }, { from: { table: "old", position: 12 } });
  await screen.findByText(/continues from position 12 of a finished one.*anyone who has read that record/);
});

test("whoever is about to play without hints is told", async () => {
  const chairs = [seat("person", "Ola", true), seat("person", "Jan")];
  await enter(chairs, { seats: [1], host: false }, { hints: false });
  await screen.findByText(/no hints/);
});

test("golems on all free chairs, and start, in one click", async () => {
  await enter([seat("person", "Ola", true), seat("open"), seat("open")], { seats: [0], host: true });
  await waitFor(() => expect(act("fill")).not.toBeNull());
  await fireEvent.click(act("fill") as HTMLElement);
  await waitFor(() => expect(sent.at(-1)).toBe("/tables/tableone/start {}"));
  expect(sent.filter((one) => one.includes('"bot"')).map((one) => one.split(" ")[0])).toEqual([
    "/tables/tableone/seats/1",
    "/tables/tableone/seats/2",
  ]);
});

test("a guest waits for the host, has no link to give, and may stand up", async () => {
  await enter([seat("person", "Ola", true), seat("person", "Jan"), seat("open")], { seats: [1], host: false });
  await screen.findByText("Ola starts the game when everybody is here.", { exact: false });
  expect([act("start"), link()]).toEqual([null, ""]);
  await fireEvent.click(act("leave") as HTMLElement);
  await waitFor(() => expect(sent).toEqual(["/tables/tableone/seats/1/leave {}"]));
  await waitFor(() => expect(location.pathname).toBe("/"));
});

test("at a listed table who only looks may sit down", async () => {
  await enter([seat("person", "Ola", true), seat("open")], { seats: [], host: false }, { listed: true });
  await waitFor(() => expect(button("Sit here: chair B")).toBeTruthy());
  await fireEvent.click(button("Sit here: chair B"));
  await waitFor(() => expect(sent).toEqual(['/tables/tableone/join {"code":"","seat":1}']));
});
