import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Problem } from "../src/lib/api";
import { Line, type Said } from "../src/lib/line.svelte";
import type { FromServer } from "../src/lib/wire";

/** The server's end of a socket. */
class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  say(message: Partial<FromServer>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.onopen?.();
    this.say({ type: "welcome", version: 1, seq: 5, now: Date.now() + 60_000, guest: "g", seats: [0] });
  }
  cut(code = 1006): void {
    this.onclose?.({ code });
  }
  get moves(): unknown[] {
    return this.sent.filter((message) => message.type === "move");
  }
}

const MOVE: Said = { type: "move", seat: 0, seq: 4, do: ["send"] };
let heard: FromServer[];
let tickets: (string | Error)[];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  heard = [];
  tickets = [];
  line = new Line("t1", (message) => heard.push(message), {
    ticket: async () => {
      const next = tickets.shift() ?? "ticket";
      if (next instanceof Error) throw next;
      return next;
    },
    connect: (url) => new FakeSocket(url) as unknown as WebSocket,
    random: () => 1,
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

async function connected(): Promise<FakeSocket> {
  await vi.advanceTimersByTimeAsync(0);
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error("nobody has connected");
  socket.welcome();
  return socket;
}

describe("coming in", () => {
  test("says hello with the ticket and asks for everything", async () => {
    line.open();
    expect(line.connection).toBe("lost");
    const socket = await connected();
    expect(socket.sent[0]).toEqual({ type: "hello", ticket: "ticket", table: "t1", since: -1, language: "en" });
    expect(line.connection).toBe("here");
  });

  test("knows the server's clock", async () => {
    line.open();
    await connected();
    expect(line.now() - Date.now()).toBe(60_000);
  });
});

describe("coming back", () => {
  test("resumes after the last line that was seen", async () => {
    line.open();
    const first = await connected();
    first.say({ type: "snapshot", seq: 5, now: 0 });
    first.say({ type: "update", seq: 7, now: 0 });
    first.cut();
    expect(line.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(500);
    const second = await connected();
    expect(second).not.toBe(first);
    expect(second.sent[0]).toMatchObject({ type: "hello", since: 7 });
    expect(line.connection).toBe("here");
  });

  test("waits twice as long after each failure, and starts over after a success", async () => {
    line.open();
    await vi.advanceTimersByTimeAsync(0);
    for (const wait of [500, 1000, 2000]) {
      const before = FakeSocket.all.length;
      FakeSocket.all.at(-1)?.cut();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(FakeSocket.all.length).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
    (await connected()).cut();
    const before = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  test("a line on which nothing comes any more is cut and comes back", async () => {
    line.open();
    const socket = await connected();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(socket.sent.at(-1)).toMatchObject({ type: "ping" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(socket.closed).toBe(true);
    expect(line.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("whoever waits for an answer learns within three seconds that none can come", async () => {
    line.open();
    const socket = await connected();
    line.say(MOVE).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(socket.sent.at(-1)).toMatchObject({ type: "ping" });
    expect(line.connection).toBe("here");
    await vi.advanceTimersByTimeAsync(1_500);
    expect(line.connection).toBe("lost");
  });

  test("an answer that takes its time is no loss while the server is there", async () => {
    line.open();
    const socket = await connected();
    line.say(MOVE).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1_200);
    socket.say({ type: "pong", id: "x", now: 0 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(line.connection).toBe("here");
  });

  test("so does whoever only watches, if the browser says that the network is gone", async () => {
    line.open();
    const socket = await connected();
    dispatchEvent(new Event("offline"));
    await vi.advanceTimersByTimeAsync(0);
    expect(socket.sent.at(-1)).toMatchObject({ type: "ping" });
    await vi.advanceTimersByTimeAsync(1_500);
    expect(line.connection).toBe("lost");
  });

  test("a pong keeps it", async () => {
    line.open();
    const socket = await connected();
    await vi.advanceTimersByTimeAsync(25_000);
    socket.say({ type: "pong", id: "x", now: 0 });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(socket.closed).toBe(false);
  });

  test("anew asks for everything again", async () => {
    line.open();
    (await connected()).say({ type: "snapshot", seq: 5, now: 0 });
    line.anew();
    expect((await connected()).sent[0]).toMatchObject({ since: -1 });
  });

  test("without a server it tries again; without a guest it does not", async () => {
    tickets = [new Problem("offline", ""), new Problem("no-guest", "Come in first.", 401)];
    line.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(line.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(500);
    expect(line.connection).toBe("gone");
    expect(line.problem?.key).toBe("no-guest");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(0);
  });
});

describe("what is said", () => {
  test("is answered by ack, and not sent again after that", async () => {
    line.open();
    const first = await connected();
    const said = line.say(MOVE);
    const id = String(first.sent.at(-1)?.id);
    first.say({ type: "ack", id, seq: 6 });
    await expect(said).resolves.toMatchObject({ seq: 6 });
    first.cut();
    await vi.advanceTimersByTimeAsync(500);
    expect((await connected()).moves).toEqual([]);
  });

  test("is sent again once under the same id when it was not answered", async () => {
    line.open();
    const first = await connected();
    const said = line.say(MOVE);
    first.cut();
    await vi.advanceTimersByTimeAsync(500);
    const second = await connected();
    expect(second.moves).toEqual(first.moves);
    expect(second.moves).toHaveLength(1);
    second.say({ type: "ack", id: String(second.sent.at(-1)?.id), seq: 6 });
    await expect(said).resolves.toMatchObject({ seq: 6 });
  });

  test("while the line is cut it waits for the welcome", async () => {
    line.open();
    line.say(MOVE).catch(() => undefined); // nobody answers it here
    await vi.advanceTimersByTimeAsync(0);
    const socket = FakeSocket.all[0];
    socket?.onopen?.();
    expect(socket?.moves).toHaveLength(0);
    socket?.welcome();
    expect(socket?.moves).toHaveLength(1);
  });

  test("is refused with why", async () => {
    line.open();
    const socket = await connected();
    const said = line.say(MOVE);
    socket.say({ type: "refused", id: String(socket.sent.at(-1)?.id), seq: 6, key: "stale-seq", text: "Too late." });
    await expect(said).rejects.toMatchObject({ key: "stale-seq", text: "Too late." });
  });
});

describe("bye", () => {
  test("again: it comes back", async () => {
    line.open();
    const socket = await connected();
    socket.say({ type: "bye", why: "closing", text: "Closing.", again: true });
    expect(line.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("never: it is gone, says why, and refuses what waits", async () => {
    line.open();
    const socket = await connected();
    const said = line.say(MOVE);
    socket.say({ type: "bye", why: "no-such-table", text: "No such table.", again: false });
    expect(line.connection).toBe("gone");
    expect(line.problem).toMatchObject({ key: "no-such-table", text: "No such table." });
    await expect(said).rejects.toMatchObject({ key: "no-such-table" });
    await expect(line.say(MOVE)).rejects.toMatchObject({ key: "no-such-table" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("the code of never is enough", async () => {
    line.open();
    (await connected()).cut(4400);
    expect(line.connection).toBe("gone");
  });

  test("who was too slow with the ticket gets a new one", async () => {
    line.open();
    const socket = await connected();
    socket.say({ type: "bye", why: "bad-ticket", text: "Old.", again: false });
    expect(line.connection).toBe("lost");
  });
});
