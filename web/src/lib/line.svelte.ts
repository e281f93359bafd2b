// The socket of one table: a ticket, hello, and from then on whatever happens. When it is cut it reconnects
// with the last `seq` it has seen, and sends unanswered messages again under the same id, so that they count once.
import { Problem, post } from "./api";
import { settings } from "./settings.svelte";
import type { Ack, Answer, FromClient, FromServer, Hello, Ping } from "./wire";

export type Connection = "here" | "lost" | "gone";

/** What may be said after hello, without its id. */
export type Said =
  Exclude<FromClient, Hello | Ping> extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

/** What the line needs from outside; tests bring their own. */
export interface World {
  ticket: () => Promise<string>;
  connect: (url: string) => WebSocket;
  random: () => number;
}

const FIRST_WAIT = 500; // milliseconds; doubled with each failure
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;
// Whoever waits for an answer, or whose browser says that there is no network, is told within three seconds.
const ANSWER_WITHIN = 1_000;
const STILL_THERE = 1_500;
const COME_BACK = ["bad-ticket", "hello-first"]; // said to those who were slow: with a new ticket it works
const NEVER = 4400;

interface Waiting {
  message: Said & { id: string };
  done: (answer: Ack | Answer) => void;
  refused: (problem: Problem) => void;
}

const browser: World = {
  ticket: async () => (await post("/tickets", {})).ticket,
  connect: (url) => new WebSocket(url),
  random: Math.random,
};

export class Line {
  connection: Connection = $state("lost");
  /** Why it is gone for good. */
  problem: Problem | null = $state.raw(null);

  #since = -1;
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Waiting>();
  #prefix = unlike();
  #count = 0;
  #failures = 0;
  #offset = 0; // what to add to our clock to get the server's
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0; // connections from earlier attempts are ignored
  #closed = true;

  constructor(
    readonly table: string,
    private readonly hear: (message: FromServer) => void,
    private readonly world: World = browser,
    /** The code of a watch link, for who has no other right to be there. */
    private readonly watch: string | null = null,
  ) {}

  open(): void {
    if (!this.#closed) return;
    this.#closed = false;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#doubt);
    document.addEventListener("visibilitychange", this.#hurry);
    void this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#doubt);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#hangUp();
    this.#forget(new Problem("closed", ""));
  }

  /** Reconnects at once and asks for everything again, for example in another language. */
  anew(): void {
    if (this.#closed || this.connection === "gone") return;
    this.#since = -1;
    this.#hangUp();
    void this.#connect();
  }

  /** Says something. It is answered by `ack` or an answer, however often the line breaks; a refusal throws Problem. */
  say(message: Said): Promise<Ack | Answer> {
    if (this.connection === "gone") return Promise.reject(this.problem ?? new Problem("closed", ""));
    const id = `${this.#prefix}-${this.#count++}`;
    return new Promise((done, refused) => {
      const whole = { ...message, id } as Waiting["message"];
      this.#unanswered.set(id, { message: whole, done, refused });
      if (this.connection !== "here") return;
      this.#send(whole);
      this.#listen(ANSWER_WITHIN, STILL_THERE);
    });
  }

  /** The server's clock, in milliseconds. */
  now(): number {
    return Date.now() + this.#offset;
  }

  async #connect(): Promise<void> {
    const attempt = ++this.#attempt;
    clearTimeout(this.#retry);
    let ticket: string;
    try {
      ticket = await this.world.ticket();
    } catch (error) {
      if (attempt === this.#attempt && !this.#closed) this.#noTicket(error);
      return;
    }
    if (attempt !== this.#attempt || this.#closed) return;
    const socket = this.world.connect(address());
    this.#socket = socket;
    const mine = () => attempt === this.#attempt && !this.#closed;
    socket.onopen = () => {
      if (!mine()) return;
      const hello: Hello = {
        type: "hello",
        ticket,
        table: this.table,
        since: this.#since,
        language: settings.language,
        ...(this.watch === null ? {} : { watch: this.watch }),
      };
      this.#send(hello);
      this.#listen();
    };
    socket.onmessage = (event: MessageEvent) => {
      if (mine()) this.#heard(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event: CloseEvent) => {
      if (mine()) this.#lost(event.code === NEVER);
    };
  }

  #noTicket(error: unknown): void {
    const problem = error instanceof Problem ? error : new Problem("unknown", String(error));
    const refused = problem.status >= 400 && problem.status < 500 && problem.status !== 429;
    if (refused) this.#gone(problem);
    else this.#lost(false);
  }

  #heard(message: FromServer): void {
    this.#listen();
    if ("now" in message) this.#offset = message.now - Date.now();
    switch (message.type) {
      case "welcome":
        this.connection = "here";
        this.#failures = 0;
        for (const { message: again } of this.#unanswered.values()) this.#send(again);
        break;
      case "snapshot":
      case "update":
        this.#since = Math.max(message.type === "snapshot" ? -1 : this.#since, message.seq);
        break;
      case "ack":
      case "answer":
        this.#take(message.id)?.done(message);
        break;
      case "refused":
        this.#take(message.id)?.refused(new Problem(message.key, message.text, 400));
        break;
      case "bye":
        if (!message.again && !COME_BACK.includes(message.why)) this.#gone(new Problem(message.why, message.text));
        else this.#lost(false);
        break;
    }
    this.hear(message);
  }

  #take(id: string): Waiting | undefined {
    const found = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    return found;
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** The server is there, or was a moment ago; if nothing comes then, ask; if still nothing does, the line is cut. */
  #listen(every = PING_EVERY, within = PONG_WITHIN): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.#send({ type: "ping", id: `${this.#prefix}-ping` });
      this.#pulse = setTimeout(() => this.#lost(false), within);
    }, every);
  }

  /** The browser says that the network is gone: if it is, the server does not answer any more. */
  #doubt = (): void => {
    if (this.connection === "here") this.#listen(0, STILL_THERE);
  };

  #lost(never: boolean): void {
    this.#hangUp();
    if (never) {
      this.#gone(this.problem ?? new Problem("refused", ""));
      return;
    }
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    this.#retry = setTimeout(() => void this.#connect(), longest * (0.5 + this.world.random() / 2));
  }

  #gone(problem: Problem): void {
    this.#hangUp();
    this.problem = problem;
    this.connection = "gone";
    this.#forget(problem);
  }

  #hangUp(): void {
    this.#attempt++;
    clearTimeout(this.#retry);
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    if (this.connection === "here") this.connection = "lost";
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #forget(problem: Problem): void {
    const waiting = [...this.#unanswered.values()];
    this.#unanswered.clear();
    for (const { refused } of waiting) refused(problem);
  }

  /** The network is back, or somebody is looking again: no reason to wait longer. */
  #hurry = (): void => {
    if (this.#closed || this.connection !== "lost" || this.#socket || document.hidden) return;
    this.#failures = 0;
    void this.#connect();
  };
}

function address(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/v1/socket`;
}

/** Ids of this visit must differ from those of any other; `randomUUID` is not there on plain http. */
function unlike(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}
