// Made by `npm run types` from the schemas in docs/: change the server, then run that.

export type FromClient =
  Hello | Move | Undo | AskUndo | AnswerUndo | Back | Ready | AskMe | AskAlways | Chat | AskScore | AskHint | Ping;
export type FromServer = Welcome | Snapshot | Update | Changed | Ack | Answer | No | Presence | Pong | Bye;

export interface Messages {
  client: FromClient;
  server: FromServer;
}
/**
 * The first message: the ticket, the table, and the last `seq` this client has seen (-1: none).
 */
export interface Hello {
  type: "hello";
  ticket: string;
  table: string;
  since?: number;
  language?: string;
  watch?: string;
}
/**
 * A choice: `seq` is that of the question it answers; `id` is the client's own, so that a repeat counts once.
 */
export interface Move {
  type: "move";
  id: string;
  seat: number;
  seq: number;
  do: string[];
}
/**
 * Take back the seat's own last choice, however far back that is if all the others are bots.
 */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}
/**
 * Ask all people at the table to go back this many choices.
 */
export interface AskUndo {
  type: "ask_undo";
  id: string;
  seat: number;
  count: number;
}
/**
 * Agree to going back, or not.
 */
export interface AnswerUndo {
  type: "answer_undo";
  id: string;
  seat: number;
  agree: boolean;
}
/**
 * The owner is back: the bot that stood in leaves the seat.
 */
export interface Back {
  type: "back";
  id: string;
  seat: number;
}
/**
 * Lay something ready: the table plays it as soon as it fits out of turn. Nobody else is told. Or take it back.
 */
export interface Ready {
  type: "ready";
  id: string;
  seat: number;
  do: string[];
  ready: boolean;
}
/**
 * Ask about this reaction at these moments, and at no others.
 */
export interface AskMe {
  type: "ask_me";
  id: string;
  seat: number;
  do: string[];
  moments: string[];
}
/**
 * Ask this seat whenever it could react as others see it, even if it has nothing to play; or only about cards.
 */
export interface AskAlways {
  type: "ask_always";
  id: string;
  seat: number;
  always: boolean;
}
/**
 * A line of text to the table.
 */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}
/**
 * Ask for the current score, as far as this seat may know it.
 */
export interface AskScore {
  type: "score";
  id: string;
  seat?: number | null;
}
/**
 * Ask the coach for help with this seat's question; the answer comes once it has thought.
 *
 *     A `nudge` says what to think about and where to look, `advice` what to choose, and `full` compares the best choices
 *     and says why. That help was used is kept, and everybody can see it once the game is over. Tables whose `hints` is
 *     false refuse it.
 */
export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
  help?: "advice" | "full" | "nudge";
}
/**
 * Still there?
 */
export interface Ping {
  type: "ping";
  id: string;
}
/**
 * The answer to hello; `now` is the server's clock in milliseconds, the only one that counts.
 */
export interface Welcome {
  type: "welcome";
  version: number;
  seq: number;
  now: number;
  guest: string;
  seats: number[];
}
/**
 * Everything from scratch: the table, the game as each of the reader's seats sees it, and the log so far.
 */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  now: number;
  table: Table;
  places: Place[];
  log: Happened[];
  presence: string[];
}
/**
 * A table as everybody at it may know it: guests are known by their seats, never by their ids.
 */
export interface Table {
  id: string;
  game: string;
  options: {
    [k: string]: string | boolean;
  };
  pack: string;
  language: string;
  listed: boolean;
  pace: Pace;
  stage: "open" | "over" | "running";
  chairs: Seated[];
  created: number;
  fingerprint: string;
  position: number;
  rematch: string;
  imported: boolean;
  watched?: boolean;
  wish?: Wish | null;
  result?: {
    [k: string]: unknown;
  } | null;
  lesson?: string;
  chapter?: number;
  hints?: boolean;
  from?: Origin | null;
}
/**
 * No clock; a live clock with a bank and an increment per choice; or a number of days for each choice.
 */
export interface Pace {
  kind?: "days" | "live" | "none";
  seconds?: number;
  increment?: number;
  days?: number;
}
/**
 * A chair as everybody may see it: who sits there, and its clock if the table has one.
 */
export interface Seated {
  kind: "bot" | "open" | "person";
  name: string;
  language: string;
  level: string;
  stand_in: boolean;
  left: number;
  since: number;
  host: boolean;
  golem?: string;
  temperament?: string;
  about?: string;
}
/**
 * Somebody wants to go back further than they may on their own; all people at the table must agree.
 */
export interface Wish {
  seat: number;
  count: number;
  agreed: number[];
}
/**
 * Where a game that does not start at the beginning comes from: a finished one, after this many entries.
 */
export interface Origin {
  table: string;
  position: number;
}
/**
 * The game as one seat sees it, or as a spectator (no seat) does.
 *
 *     Several people at one screen get both: while none of them is asked, that screen shows no hand.
 */
export interface Place {
  asked: number[];
  view: {
    [k: string]: unknown;
  };
  seat?: number | null;
  question?: {
    [k: string]: unknown;
  } | null;
  waiting?: string;
  can_undo?: boolean;
  deals_from?: number;
  reactions?: Reaction[];
  ask_always?: boolean;
}
/**
 * A card of one's own that may be played out of turn. `moments` are things of the box, of the kind `moment`.
 */
export interface Reaction {
  do: string[];
  touch: string;
  moments: string[];
  ask: string[];
  ready: boolean;
}
/**
 * One line of the table's log as its reader may know it.
 */
export interface Happened {
  seq: number;
  kind: string;
  at: number;
  data: {
    [k: string]: unknown;
  };
  events?: {
    [k: string]: unknown;
  }[];
}
/**
 * What has happened, and what it changed in `table` and `places`: `{"table": ..., "places": ...}`.
 *
 *     In `changes`, an object names what changed inside a value (in a list, by index); a list of one is a new value.
 *     A client that has just reconnected gets all of `table` and `places` instead, with the last line it missed.
 */
export interface Update {
  type: "update";
  seq: number;
  now: number;
  happened: Happened;
  changes?: {
    [k: string]: unknown;
  } | null;
  table?: Table | null;
  places?: Place[] | null;
}
/**
 * The reader has laid something ready or wants to be asked about something else, here or on another device.
 *
 *     `changes` are as in an update; nothing has happened at the table, and nobody else hears of it.
 */
export interface Changed {
  type: "changed";
  seq: number;
  changes: {
    [k: string]: unknown;
  };
}
/**
 * The message is on disk, as this line of the log; one that is not in the log has the current `seq`.
 */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}
/**
 * The score or hint that was requested.
 */
export interface Answer {
  type: "answer";
  id: string;
  data: {
    [k: string]: unknown;
  };
}
/**
 * The message was refused and nothing has changed. `seq` is the current one.
 */
export interface No {
  type: "refused";
  id: string;
  seq: number;
  key: string;
  text: string;
}
/**
 * Who is here, by seat: here, away, bot, open.
 */
export interface Presence {
  type: "presence";
  seats: string[];
}
/**
 * Still here.
 */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
}
/**
 * The server closes the socket; with `again`, the client should reconnect and say hello with its last `seq`.
 */
export interface Bye {
  type: "bye";
  why: string;
  text: string;
  again: boolean;
}
