// The table as the frame and the boards are given it. Nothing here knows a rule: it keeps what the server said, what the
// person has touched so far, and who may look at the screen.
import { createSubscriber } from "svelte/reactivity";

import { Problem } from "./api";
import { loadBox, thingOf } from "./box.svelte";
import { changed, type Changes } from "./changes";
import {
  type Box,
  type Happened,
  type Option,
  type Place,
  type Question,
  sameOption,
  type Score,
  type Seated,
  type Table,
  type Thing,
  type View,
} from "./game";
import { loadIcons } from "./icons.svelte";
import { type Connection, Line, type Said } from "./line.svelte";
import { type Language, settings } from "./settings.svelte";
import { failed, toast } from "./toasts.svelte";
import type { Ack, FromServer, Snapshot, Update } from "./wire";
import { t } from "./words.svelte";

const NOWHERE: Place = { view: { middle: { numbers: {}, zones: [] }, seats: [] }, asked: [], seat: null };
const UNKNOWN: Table = {
  id: "",
  game: "",
  options: {},
  pack: "default",
  language: "en",
  listed: false,
  pace: {},
  stage: "open",
  chairs: [],
  created: 0,
  fingerprint: "",
  position: 0,
  rematch: "",
  imported: false,
};

/** Where a TableState sends what it says; a Line, or what a test puts there. */
export interface Mouth {
  readonly connection: Connection;
  readonly problem: Problem | null;
  open(): void;
  close(): void;
  anew(): void;
  say(message: Said): Promise<unknown>;
  now(): number;
}

export class TableState {
  /** The first snapshot is here; before that everything below is empty. */
  ready = $state(false);
  table: Table = $state.raw(UNKNOWN);
  places: Place[] = $state.raw([]);
  log: Happened[] = $state.raw([]);
  presence: string[] = $state.raw([]);
  box: Box | null = $state.raw(null);
  /** The box was asked for in vain, so things go by their ids. */
  boxless = $state(false);
  /** What has just happened, for motion; null after a snapshot. */
  fresh: Happened | null = $state.raw(null);
  /** Hot seat: the curtain is down until this seat's person lifts it. Draw no board meanwhile. */
  curtain: number | null = $state(null);
  focused: Option | null = $state.raw(null);
  narrowed: Option[] | null = $state.raw(null);
  /** What was touched last but is not chosen yet. */
  touched: string | null = $state(null);
  /** The board itself lays out what a touched thing leaves to choose, so that the list need not open for it. */
  direct = $state(false);
  /** A choice is on its way; until its outcome is here nothing else is chosen. */
  sending = $state(false);

  readonly line: Mouth;
  #shown: number | null = $state(null);
  #seq = -1;
  #until: number | null = null; // a choice is acknowledged as this line of the log, which is still to come
  #second: () => void;
  #end: () => void;

  constructor(
    readonly id: string,
    line?: (hear: (message: FromServer) => void) => Mouth,
  ) {
    const hear = (message: FromServer) => this.hear(message);
    this.line = line ? line(hear) : new Line(id, hear);
    this.#second = createSubscriber((update) => {
      const timer = setInterval(update, 500);
      return () => clearInterval(timer);
    });
    this.#end = $effect.root(() => {
      let spoken = settings.language;
      $effect(() => {
        if (settings.language === spoken) return;
        spoken = settings.language;
        this.line.anew();
      });
      $effect(() => this.#unpack(this.table.game, this.table.pack, settings.language));
    });
    this.line.open();
  }

  /** Leaves the line; the seat at the table stays. */
  close(): void {
    this.#end();
    this.line.close();
  }

  get connection(): Connection {
    return this.line.connection;
  }
  /** Why the connection is gone. */
  get problem(): Problem | null {
    return this.line.problem;
  }
  get game(): string {
    return this.table.game;
  }
  /** A game is on, or was: there is something to see. */
  get playing(): boolean {
    return this.places.length > 0;
  }
  get spectator(): boolean {
    return this.mine.length === 0;
  }
  /** The seats that are mine. */
  get mine(): number[] {
    return this.places.flatMap((place) => (typeof place.seat === "number" ? [place.seat] : []));
  }
  get place(): Place {
    return this.places.find((place) => place.seat === this.#shown) ?? this.places[0] ?? NOWHERE;
  }
  get view(): View {
    return this.place.view;
  }
  get me(): number | null {
    return this.place.seat ?? null;
  }
  get question(): Question | null {
    return this.curtain === null ? (this.place.question ?? null) : null;
  }

  options(touch: string): Option[] {
    return this.question?.options.filter((option) => option.touch === touch) ?? [];
  }

  /** Why this cannot be chosen now; null if it can, or if there is nothing to say. */
  blocked(touch: string): string | null {
    if (this.options(touch).length) return null;
    return this.question?.blocked.find((one) => one.touch === touch)?.text ?? null;
  }

  /** What `class` a thing gets: `can`, `sel`, `cannot`, or none. */
  stateOf(touch: string): "can" | "sel" | "cannot" | null {
    if (this.options(touch).length) return this.touched === touch ? "sel" : "can";
    return this.blocked(touch) === null ? null : "cannot";
  }

  /** A click or Enter on a thing: the first looks, the second chooses. */
  touch(touch: string): void {
    const found = this.options(touch);
    const only = found.length === 1 ? found[0] : undefined;
    if (this.sending) return;
    if (!found.length) return this.refuse(touch);
    if (!only) {
      if (this.touched === touch && this.focused) this.choose(this.focused);
      else this.#look(touch, null, found);
    } else this.press(only);
  }

  /** A click on an option, wherever it is offered: the first looks, the second chooses; where one click plays, the first does. */
  press(option: Option): void {
    if (this.sending) return;
    if (settings.oneClick || this.isFocused(option)) this.choose(option);
    else this.focus(option);
  }

  isFocused(option: Option): boolean {
    return sameOption(this.focused, option);
  }

  /** Somebody wants something that cannot be chosen: says why. */
  refuse(touch = ""): void {
    if (this.curtain === null) toast(this.#whyNot(touch));
  }

  #whyNot(touch: string): string {
    if (this.table.stage === "over") return t("table-over").trim();
    if (this.spectator) return t("table-watching");
    if (this.question) return this.blocked(touch) ?? t("table-no-choice");
    const names = this.place.asked.map((seat) => this.name(seat));
    return names.length
      ? t("table-not-your-turn", { names: names.join(", "), count: names.length })
      : t("table-waiting");
  }

  /** Previews an option in the prompt, such as from the choice list. */
  focus(option: Option): void {
    const kept = this.narrowed?.some((one) => sameOption(one, option)) ? this.narrowed : null;
    this.#look(option.touch, option, kept);
  }

  /** One step back: from the preview, then from the narrowed list. Says whether there was one. */
  stepBack(): boolean {
    const was = this.focused !== null || this.narrowed !== null;
    if (this.focused && this.narrowed) this.focused = null;
    else this.#look(null, null, null);
    return was;
  }

  choose(option: Option): void {
    const question = this.question;
    if (!question || this.sending) return;
    this.sending = true;
    this.#look(option.touch, option, null);
    this.#change({ type: "move", seat: question.seat, seq: question.seq, do: option.do });
  }

  undo(): void {
    if (this.me !== null) this.#change({ type: "undo", seat: this.me });
  }
  askUndo(count: number): void {
    if (this.me !== null) this.#change({ type: "ask_undo", seat: this.me, count });
  }
  /** Withdraws what I asked the others for. */
  dropUndo(): void {
    const seat = this.table.wish?.seat;
    if (seat !== undefined && this.mine.includes(seat)) this.#change({ type: "answer_undo", seat, agree: false });
  }
  /** For all my seats that have not agreed yet. */
  answerUndo(agree: boolean): void {
    const agreed = this.table.wish?.agreed ?? [];
    const asked = this.mine.filter((seat) => !agreed.includes(seat));
    for (const seat of agree ? asked : asked.slice(0, 1)) this.#change({ type: "answer_undo", seat, agree });
  }
  /** I am back: the bot that stood in leaves my seat. */
  back(seat: number): void {
    this.#change({ type: "back", seat });
  }
  async chat(text: string): Promise<void> {
    await this.line.say({ type: "chat", text });
  }

  /** What a bot would choose, and the bot's level; the choice is previewed too. Throws Problem. */
  async hint(): Promise<{ option: Option; level: string }> {
    const question = this.question;
    if (!question) throw new Problem("not-asked", "");
    const answer = (await this.line.say({ type: "hint", seat: question.seat })) as {
      data: { do?: string[]; level?: string };
    };
    const found = question.options.find((option) => sameOption(option, { do: answer.data.do ?? [] }));
    if (!found) throw new Problem("no-hint", "");
    if (this.question?.seq === question.seq) this.focus(found);
    return { option: found, level: answer.data.level ?? "" };
  }

  /** The score as far as I may know it now. Throws Problem. */
  async score(): Promise<Score> {
    const answer = (await this.line.say({ type: "score", seat: this.me })) as { data: unknown };
    return answer.data as Score;
  }

  name(seat: number): string {
    return this.table.chairs[seat]?.name ?? "";
  }
  chair(seat: number): Seated | undefined {
    return this.table.chairs[seat];
  }
  thing(kind: string, id: string): Thing {
    return thingOf(this.box, kind, id);
  }

  /** The server's time; whatever reads it is redrawn twice a second. */
  get now(): number {
    this.#second();
    return this.line.now();
  }
  /** Milliseconds left on a seat's clock; null if the table has none. */
  left(seat: number): number | null {
    const chair = this.chair(seat);
    if (!chair || (this.table.pace.kind ?? "none") === "none") return null;
    return Math.max(0, chair.since ? chair.left - (this.now - chair.since) : chair.left);
  }

  /** The person whose turn it is sits down at the screen. */
  lift(): void {
    if (this.curtain === null) return;
    this.#shown = this.curtain;
    this.curtain = null;
  }

  /** A message from the server, brought by the line. */
  hear(message: FromServer): void {
    if (message.type === "snapshot") this.#start(message);
    else if (message.type === "update") this.#update(message);
    else if (message.type === "presence") this.presence = message.seats;
  }

  #start(message: Snapshot): void {
    this.table = message.table;
    this.log = message.log as Happened[];
    this.presence = message.presence;
    this.fresh = null;
    this.#seq = message.seq;
    this.#arrange(message.places as unknown as Place[]);
    this.ready = true;
  }

  #update(message: Update): void {
    if (message.seq <= this.#seq) return; // already known
    this.#seq = message.seq;
    this.fresh = message.happened as Happened;
    this.log = [...this.log, this.fresh];
    const before = { table: this.table, places: this.places };
    const told = { table: message.table ?? this.table, places: (message.places ?? this.places) as unknown as Place[] };
    const { table, places } = message.changes ? changed(before, message.changes as Changes) : told;
    this.table = table;
    if (places !== this.places) this.#arrange(places);
  }

  /** New places: who may look, and which of the person's touches still make sense. */
  #arrange(places: Place[]): void {
    const before = this.question;
    this.places = places;
    this.#turnScreen();
    if (this.#until !== null && this.#seq >= this.#until) this.#settle();
    const question = this.question;
    if (question && before && question.seq === before.seq && question.seat === before.seat) this.#keepTouch(question);
    else if (!this.sending) this.#look(null, null, null);
  }

  /** Hot seat: the screen goes to the seat that is asked, behind a curtain if it hides something from the last one. */
  #turnScreen(): void {
    const mine = this.mine;
    if (mine.length < 2) {
      this.#shown = mine[0] ?? null;
      this.curtain = null;
      return;
    }
    const asked = this.places.filter((place) => place.question).flatMap((place) => place.seat ?? []);
    const shown = this.#shown;
    const wanted =
      shown !== null && mine.includes(shown) && (asked.includes(shown) || !asked.length) ? shown : asked[0];
    const next = wanted ?? mine[0] ?? null;
    if (this.#secrets() && next !== shown) {
      this.curtain = next;
      return;
    }
    this.#shown = next;
    this.curtain = null;
  }

  /** Whether my seats see different things; where all see the same a curtain would be in the way. */
  #secrets(): boolean {
    const views = new Set(this.places.map((place) => JSON.stringify(place.view)));
    return views.size > 1;
  }

  /** The same question again, perhaps in other words: keep what was touched. */
  #keepTouch(question: Question): void {
    const again = (option: Option) => question.options.find((one) => sameOption(one, option));
    this.focused = (this.focused && again(this.focused)) ?? null;
    const narrowed = this.narrowed?.flatMap((option) => again(option) ?? []);
    this.narrowed = narrowed?.length ? narrowed : null;
    if (!this.focused && !this.narrowed) this.touched = null;
  }

  #look(touched: string | null, focused: Option | null, narrowed: Option[] | null): void {
    this.touched = touched;
    this.focused = focused;
    this.narrowed = narrowed;
  }

  #change(message: Said): void {
    this.line.say(message).then(
      (answer) => this.#acknowledged(message, answer as Ack),
      (error: unknown) => {
        if (message.type === "move") this.#settle();
        if (!(error instanceof Problem && error.key === "closed")) failed(error);
      },
    );
  }

  #acknowledged(message: Said, ack: Ack): void {
    if (message.type !== "move") return;
    if (this.#seq >= ack.seq) this.#settle();
    else this.#until = ack.seq;
  }

  #settle(): void {
    this.#until = null;
    this.sending = false;
    this.#look(null, null, null);
  }

  #unpack(game: string, pack: string, language: Language): void {
    if (!game) return;
    void loadIcons(game);
    loadBox(game, pack, language).then(
      (box) => {
        if (game === this.table.game && pack === this.table.pack && language === settings.language) this.box = box;
      },
      (error: unknown) => {
        this.boxless = true;
        failed(error);
      },
    );
  }
}
