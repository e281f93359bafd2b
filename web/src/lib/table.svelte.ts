// The table as the frame and the boards are given it. Nothing here knows a rule: it keeps what the server said, what the
// person has touched so far, and who may look at the screen.
import { untrack } from "svelte";
import { createSubscriber } from "svelte/reactivity";

import { Problem } from "./api";
import { loadBox, thingOf } from "./box.svelte";
import { changed, type Changes } from "./changes";
import {
  type Box,
  type Gesture,
  type Happened,
  type Option,
  type Place,
  type Question,
  type Reaction,
  sameOption,
  type Score,
  type Seated,
  type Table,
  type Thing,
  type View,
} from "./game";
import { loadIcons } from "./icons.svelte";
import { type Help, type Hint, hintOf } from "./hint";
import { type Connection, Line, type Said } from "./line.svelte";
import { cubesOf } from "./cubes";
import { type Move, moves } from "./moves";
import { CLOCKED, type Pace, Queue, type Weight, weigh } from "./pace";
import { type Language, settings } from "./settings.svelte";
import { failed, toast } from "./toasts.svelte";
import type { Ack, Changed, FromServer, Snapshot, Update } from "./wire";
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
  watched: false,
};

/** The card that a reaction plays: what is chosen for it holds at every table. */
function cardOf(reaction: Reaction): string {
  return reaction.do[1] ?? "";
}

const LONG = 3_600_000; // milliseconds: with more than this on the clock, nobody counts the seconds

/** The table as it was told with one line of the log, waiting to be shown. */
interface Told {
  seq: number;
  /** null: nothing has; only what concerns me alone is otherwise. */
  happened: Happened | null;
  table: Table;
  places: Place[];
  weight: Weight;
}

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

/** How we look on. */
interface Manner {
  pace?: () => Pace;
  /** The code of a watch link that lets us in. */
  watch?: string | null;
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
  /** What the board has ready to be sent together, such as tokens that are ticked; one word sends it. */
  gesture: Gesture | null = $state.raw(null);
  /** A choice is on its way; until its outcome is here nothing else is chosen. */
  sending = $state(false);
  /** How many steps of others are still to be shown; meanwhile nothing is asked. */
  behind = $state(0);
  /** Everything is shown at once until I am asked, or all is over. */
  skipping = $state(false);
  /** Up to which line of the log the table is shown. */
  seq = $state(-1);

  readonly line: Mouth;
  private readonly pace: () => Pace;
  #shown: number | null = $state(null); // whose view is on the screen; null: everybody's
  #last: number | null = $state(null); // whose was there last: they may still be at the screen
  #elsewhere = false; // since then somebody at another screen was asked, which may take long
  #queue: Queue<Told>;
  #latest: Table = $state.raw(UNKNOWN); // as last told, though it may not be shown yet
  #moved = new Map<number, Move[]>(); // by line of the log, as far as this page has heard it happen
  #told: { seq: number; places: Place[] } = $state.raw({ seq: -1, places: [] });
  #recalled = new Set<string>(); // what I was reminded of that I had chosen at another table
  #chain: { ask: string | null; left: string[][] } | null = null; // the rest of a gesture, and to which question
  #until: number | null = null; // a choice is acknowledged as this line of the log, which is still to come
  #second: () => void;
  #end: () => void;

  constructor(
    readonly id: string,
    line?: (hear: (message: FromServer) => void) => Mouth,
    { pace = () => settings.pace, watch = null }: Manner = {},
  ) {
    this.pace = pace;
    this.#queue = new Queue(
      () => this.pace(),
      (told) => this.#show(told),
      (count) => (this.behind = count),
    );
    const hear = (message: FromServer) => this.hear(message);
    this.line = line ? line(hear) : new Line(id, hear, undefined, watch);
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
      $effect(() => {
        if (this.pace() === "instant") untrack(() => this.#queue.flush());
      });
      $effect(() => this.#unpack(this.table.game, this.table.pack, settings.language));
    });
    document.addEventListener("visibilitychange", this.#away);
    this.line.open();
  }

  /** Leaves the line; the seat at the table stays. */
  close(): void {
    this.#end();
    document.removeEventListener("visibilitychange", this.#away);
    this.#queue.clear();
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
    return this.#of(this.#shown) ?? this.places[0] ?? NOWHERE;
  }
  #of(seat: number | null): Place | undefined {
    return this.places.find((place) => (place.seat ?? null) === seat);
  }
  get view(): View {
    return this.place.view;
  }
  get me(): number | null {
    return this.place.seat ?? null;
  }
  get question(): Question | null {
    return this.curtain === null && !this.behind ? (this.place.question ?? null) : null;
  }

  options(touch: string): Option[] {
    return this.question?.options.filter((option) => option.touch === touch) ?? [];
  }

  /** Why this cannot be chosen now; null if it can, or if there is nothing to say. */
  blocked(touch: string): string | null {
    return this.options(touch).length ? null : this.shut(touch);
  }
  /** Why a part of what one would look for here cannot be done now, even if something else can. */
  shut(touch: string): string | null {
    return this.question?.blocked.find((one) => one.touch === touch)?.text ?? null;
  }

  /** What `class` a thing gets: `can`, `sel`, `cannot`, or none. */
  stateOf(touch: string): "can" | "sel" | "cannot" | null {
    if (this.options(touch).length) return this.touched === touch ? "sel" : "can";
    return this.blocked(touch) === null ? null : "cannot";
  }

  /** A click or Enter on a thing. One that leaves several options is looked at first, and so is one of which only a
   *  part can be done: whoever clicks a card that is too dear does not mean to discard it. */
  touch(touch: string): void {
    const found = this.options(touch);
    const only = found.length === 1 ? found[0] : undefined;
    if (this.sending) return;
    if (!found.length) return this.refuse(touch);
    if (!only) {
      if (this.touched === touch && this.focused) this.choose(this.focused);
      else this.#look(touch, null, found);
    } else if (this.shut(touch) !== null && !this.isFocused(only)) this.focus(only);
    else this.press(only);
  }

  /** Takes a thing up, to be dropped somewhere: all it leaves to choose is looked at, even if that is one option. */
  hold(touch: string): void {
    const found = this.options(touch);
    if (found.length && !this.sending) this.#look(touch, null, found);
  }

  /** A click or Enter on an option, wherever it is offered. */
  press(option: Option): void {
    if (this.sending) return;
    if (this.settles(option)) this.choose(option);
    else this.focus(option);
  }

  /** Whether the next click on this option chooses it, or only looks. What can be undone needs no second one; and
   *  whoever touched a thing and now says what to do with it has looked already. */
  settles(option: Option): boolean {
    if (settings.clicks === "one" || this.isFocused(option)) return true;
    if (settings.clicks === "two") return false;
    return option.final !== true || (this.narrowed?.some((one) => sameOption(one, option)) ?? false);
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

  /** Sends what the board has ready, choice by choice: each when its question has come. */
  perform(): void {
    const question = this.question;
    if (!this.gesture || !question || this.sending) return;
    this.#chain = { ask: question.ask, left: this.gesture.moves };
    this.#nextOfChain();
  }

  /** One gesture for two questions: this is chosen, and then that, if it is offered. */
  chooseThen(option: Option, next: string[]): void {
    if (this.sending) return;
    this.#chain = { ask: null, left: [next] };
    this.choose(option);
  }

  /** The next choice of a gesture is sent; if it is no longer offered, the question is shown as it is. */
  #nextOfChain(): void {
    const { ask, left } = this.#chain ?? { ask: null, left: [] };
    const [words, ...rest] = left;
    const { question } = this;
    const fits = words && (ask === null || question?.ask === ask);
    const option = fits ? question?.options.find((one) => sameOption(one, { do: words })) : undefined;
    this.#chain = option && rest.length ? { ask, left: rest } : null;
    if (option) this.choose(option);
  }

  /** One step back: from the preview, then from the narrowed list, or from what is ready to be sent. Says whether there was one. */
  stepBack(): boolean {
    const was = this.focused !== null || this.narrowed !== null;
    if (!was && this.gesture) return this.gesture.drop();
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

  /** The place whose wishes can be told here: of the one who looks. As last told, since a wish is about what comes. */
  #wishing(): Place | undefined {
    const seat = this.me;
    if (seat === null || this.curtain !== null || this.table.stage !== "running") return undefined;
    return this.chair(seat)?.stand_in ? undefined : this.#told.places.find((place) => place.seat === seat);
  }
  /** There are moments in this game at which I can play something out of turn. */
  get reacts(): boolean {
    return this.#wishing() !== undefined && (this.box?.kinds.moment?.length ?? 0) > 0;
  }
  /** What I hold that can be played out of turn some time. */
  get reactions(): Reaction[] {
    return this.#wishing()?.reactions ?? [];
  }
  /** I am asked wherever I could react as others see it. */
  get always(): boolean {
    return this.#wishing()?.ask_always ?? false;
  }
  /** What a click on this thing lays ready or takes back; null if it answers the question, or cannot be laid ready. */
  reaction(touch: string): Reaction | null {
    if (this.options(touch).length) return null;
    return this.reactions.find((one) => one.touch === touch) ?? null;
  }
  /** It is played for me as soon as it fits, or not after all. */
  layReady(reaction: Reaction, ready: boolean): void {
    if (this.me !== null) this.#change({ type: "ready", seat: this.me, do: reaction.do, ready });
  }
  /** I am asked about this at these moments only; also at other tables, unless several people share this screen. */
  askMe(reaction: Reaction, moments: string[]): void {
    if (this.me === null) return;
    if (this.mine.length === 1) settings.askAt(this.game, cardOf(reaction), moments);
    this.#change({ type: "ask_me", seat: this.me, do: reaction.do, moments });
  }
  askAlways(always: boolean): void {
    if (this.me === null) return;
    if (this.mine.length === 1) settings.askAlways(this.game, always);
    this.#change({ type: "ask_always", seat: this.me, always });
  }

  /** What I chose at another table holds here too; the server is told once, where it does not know. */
  #recall(): void {
    const place = this.#wishing();
    const seat = this.me;
    if (!place || seat === null || this.mine.length !== 1) return;
    const { always, cards } = settings.asks(this.game);
    if (this.#first("") && always !== undefined && always !== (place.ask_always ?? false)) {
      this.#remind({ type: "ask_always", seat, always });
    }
    for (const reaction of place.reactions ?? []) {
      const kept = cards[cardOf(reaction)];
      if (!this.#first(reaction.do.join(" ")) || !kept) continue;
      const moments = reaction.moments.filter((moment) => kept.includes(moment));
      if (moments.join() !== reaction.ask.join()) this.#remind({ type: "ask_me", seat, do: reaction.do, moments });
    }
  }

  #first(what: string): boolean {
    const known = this.#recalled.has(what);
    this.#recalled.add(what);
    return !known;
  }

  /** Nobody has clicked, so nobody is told if it fails: the card may be gone already. */
  #remind(message: Said): void {
    this.line.say(message).catch(() => undefined);
  }

  /** Whose choices can be taken back here: mine, or at a shared screen those of whoever chose last. */
  get taker(): number | null {
    return this.me ?? this.#last;
  }
  get canUndo(): boolean {
    return this.#of(this.taker)?.can_undo ?? false;
  }
  /** Taking back this many choices deals again what was hidden. */
  deals(count: number): boolean {
    const from = this.#of(this.taker)?.deals_from ?? 0;
    return from > 0 && count >= from;
  }
  undo(): void {
    if (this.taker !== null) this.#change({ type: "undo", seat: this.taker });
  }
  askUndo(count: number): void {
    if (this.taker !== null) this.#change({ type: "ask_undo", seat: this.taker, count });
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

  /** The host lets people ask for hints here. */
  get hints(): boolean {
    return (this.table as Table & { hints?: boolean }).hints !== false;
  }

  /** What the coach, or else a golem, says about my question; a choice it names is previewed. Throws Problem. */
  async hint(help: Help): Promise<Hint> {
    const question = this.question;
    if (!question) throw new Problem("not-asked", "");
    const ask = { type: "hint" as const, seat: question.seat, help };
    const { data } = (await this.line.say(ask)) as { data: unknown };
    const hint = hintOf(data, help);
    const found = question.options.find((option) => sameOption(option, hint));
    if (!found && !(hint.help === "nudge" && hint.touch.length)) throw new Problem("no-hint", "");
    if (found && this.question?.seq === question.seq) this.focus(found);
    return hint;
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
    const chair = (this.behind ? this.#latest : this.table).chairs[seat]; // a clock waits for nobody
    if (!chair || (this.table.pace.kind ?? "none") === "none") return null;
    return Math.max(0, chair.since ? chair.left - (this.now - chair.since) : chair.left);
  }

  /** The person whose turn it is sits down at the screen. */
  lift(): void {
    if (this.curtain !== null) this.#turnTo(this.curtain);
  }

  #turnTo(seat: number | null): void {
    this.curtain = null;
    this.#shown = seat;
    if (seat === null) return;
    this.#last = seat;
    this.#elsewhere = false;
  }

  /** A message from the server, brought by the line. */
  hear(message: FromServer): void {
    if (message.type === "snapshot") this.#start(message);
    else if (message.type === "update") this.#update(message);
    else if (message.type === "changed") this.#changed(message);
    else if (message.type === "presence") this.presence = message.seats;
  }

  /** What moved with a line of the log. */
  moved(seq: number): readonly Move[] {
    return this.#moved.get(seq) ?? [];
  }

  /** What is still to be shown leads to the end of the game. */
  get ending(): boolean {
    return this.#latest.stage === "over";
  }

  /** Shows all that waits, and what comes until I am asked again or the game is over. */
  skip(): void {
    this.skipping = true;
    this.#queue.flush();
  }

  #start(message: Snapshot): void {
    this.#queue.clear();
    this.#moved.clear();
    this.skipping = false;
    this.table = this.#latest = message.table;
    this.log = message.log as Happened[];
    this.presence = message.presence;
    this.fresh = null;
    this.seq = message.seq;
    const places = message.places as unknown as Place[];
    this.#told = { seq: message.seq, places };
    this.#arrange(places);
    this.ready = true;
    this.#recall();
  }

  #update(message: Update): void {
    if (message.seq <= this.#told.seq) return; // already known
    const before = { table: this.#latest, places: this.#told.places };
    const after = {
      table: message.table ?? before.table,
      places: (message.places ?? before.places) as unknown as Place[],
    };
    const { table, places } = message.changes ? changed(before, message.changes as Changes) : after;
    const happened = message.happened as Happened;
    this.#latest = table;
    this.#told = { seq: message.seq, places };
    const [was, is] = [this.#seen(before.places), this.#seen(places)];
    const moved = was && is ? moves(was, is, cubesOf(table.game)) : [];
    if (moved.length) this.#moved.set(message.seq, moved);
    const weight = weigh(moved.length, happened.events?.length ?? 0);
    this.#take({ seq: message.seq, happened, table, places, weight });
    this.#recall();
  }

  /** What I wish has changed something for me alone, such as whether I am asked. */
  #changed(message: Changed): void {
    const before = { table: this.#latest, places: this.#told.places };
    const { table, places } = changed(before, message.changes as Changes);
    this.#latest = table;
    this.#told = { seq: this.#told.seq, places };
    this.#queue.take({ seq: this.#told.seq, happened: null, table, places, weight: "none" });
  }

  /** The view that the person at the screen has, or will have. */
  #seen(places: Place[]): View | undefined {
    return (places.find((place) => (place.seat ?? null) === this.#shown) ?? places[0])?.view;
  }

  /** Shown now where nobody need wait for it, or else when those before have been seen. */
  #take(told: Told & { happened: Happened }): void {
    const atOnce = this.#atOnce(told);
    if (told.happened.kind === "chat" && this.behind) this.#note(told.happened); // talk never waits
    this.#queue.take(told);
    if (atOnce) this.#queue.flush();
    else if (this.#clocked()) this.#queue.hurry(CLOCKED);
  }

  #atOnce({ table, happened }: Told & { happened: Happened }): boolean {
    if (this.skipping || this.pace() === "instant" || document.hidden) return true;
    if (table.stage !== this.table.stage && this.table.stage === "open") return true;
    return this.question !== null || this.curtain !== null || this.#own(happened);
  }

  /** What I have just done myself; a move that the table made for me is none. */
  #own({ kind, data }: Happened): boolean {
    if (!this.mine.includes(Number(data.seat ?? -1))) return false;
    return kind === "move" ? this.sending : kind === "undo" || kind === "wish" || kind === "seat";
  }

  /** My own clock runs, and there is not so much time on it that looking costs nothing. */
  #clocked(): boolean {
    if ((this.#latest.pace.kind ?? "none") === "none") return false;
    return this.mine.some((seat) => {
      const chair = this.#latest.chairs[seat];
      return chair !== undefined && chair.since > 0 && chair.left < LONG;
    });
  }

  /** Nobody looks: whoever comes back finds the table as it is, and can read what happened. */
  #away = (): void => {
    if (document.hidden) this.#queue.flush();
  };

  #show({ seq, happened, table, places }: Told): void {
    this.seq = seq;
    if (happened) {
      this.fresh = happened;
      this.#note(happened);
    }
    this.table = table;
    if (places !== this.places) this.#arrange(places);
    if (this.question || this.curtain !== null || table.stage === "over") this.skipping = false;
  }

  /** Into the log, where it belongs. */
  #note(happened: Happened): void {
    const at = this.log.findLastIndex((one) => one.seq <= happened.seq);
    if (this.log[at]?.seq !== happened.seq) this.log = this.log.toSpliced(at + 1, 0, happened);
  }

  /** New places: who may look, and which of the person's touches still make sense. */
  #arrange(places: Place[]): void {
    const before = this.question;
    this.places = places;
    this.#turnScreen();
    if (this.#until !== null && this.seq >= this.#until) this.#settle();
    const question = this.question;
    if (question && before && question.seq === before.seq && question.seat === before.seat) this.#keepTouch(question);
    else if (!this.sending) this.#look(null, null, null);
  }

  /**
   * Hot seat: the screen goes to the seat that is asked, behind a curtain if it hides something from the last one. While
   * nobody here is asked it shows what everybody may see: whoever passes by does not read the last hand.
   */
  #turnScreen(): void {
    const mine = this.mine;
    if (mine.length < 2) return this.#turnTo(mine[0] ?? null);
    const asked = this.places.filter((place) => place.question).flatMap((place) => place.seat ?? []);
    if (this.behind && asked.length) return; // first all that happened
    const last = this.#last !== null && mine.includes(this.#last) ? this.#last : null;
    const next = last !== null && (asked.includes(last) || !asked.length) ? last : (asked[0] ?? null);
    if (!this.#secrets()) return this.#turnTo(next ?? mine[0] ?? null);
    if (!asked.length) {
      this.#elsewhere ||= this.places.some((place) => place.asked.some((seat) => this.chair(seat)?.kind === "person"));
      return this.#turnTo(null);
    }
    // Back to the one who chose last: golems are quick, so they still sit there.
    if (next === this.#shown || (next === last && !this.#elsewhere)) this.#turnTo(next);
    else this.curtain = next;
  }

  /** Whether my seats see different things; where all see the same a curtain would be in the way. */
  #secrets(): boolean {
    const own = this.places.filter((place) => typeof place.seat === "number");
    return new Set(own.map((place) => JSON.stringify(place.view))).size > 1;
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
        this.#queue.flush();
        this.#chain = null;
        if (message.type === "move") this.#settle();
        if (!(error instanceof Problem && error.key === "closed")) failed(error);
      },
    );
  }

  #acknowledged(message: Said, ack: Ack): void {
    if (message.type !== "move") return;
    if (this.seq >= ack.seq) this.#settle();
    else this.#until = ack.seq;
  }

  #settle(): void {
    this.#until = null;
    this.sending = false;
    this.#look(null, null, null);
    if (this.#chain) this.#nextOfChain();
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
