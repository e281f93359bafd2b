// What is open at a table and what this person has read: the frame's own state, beside what the server says.
import { hasBoard } from "../boards";
import { sameOption } from "../lib/game";
import type { Advised, Help, Hint } from "../lib/hint";
import { settings } from "../lib/settings.svelte";
import type { TableState } from "../lib/table.svelte";
import { failed } from "../lib/toasts.svelte";
import { choicesMade, type Made } from "./back";
import { Teacher } from "../learn/teacher.svelte";
import { DrawerState } from "./drawer.svelte";
import { type Deeds, since } from "./recap";
import { type Line, story, type Talk, talk } from "./story";

export class TableUi {
  readonly drawer = new DrawerState();
  /** Whose things are looked at, in full. */
  looking: number | null = $state(null);
  helping = $state(false);
  /** Whoever presses something asks what it is. */
  wondering = $state(false);
  /** A rule that was asked for, each time anew. */
  sought: { rule: string } | null = $state.raw(null);
  leaving = $state(false);
  /** Giving out a link to look on with. */
  showing = $state(false);
  /** Choosing how far back to ask the others to go. */
  asking = $state(false);
  /** The coach thinks about what to do here. */
  hinting = $state(false);
  /** When the game is over: the table instead of the result. */
  table = $state(false);
  /** What the others did is shown. */
  recapping = $state(false);
  /** Nothing has happened for a moment: whoever is asked really thinks about it. */
  settled = $state(true);
  /** What is being written to the others; it survives closing the drawer. */
  draft = $state("");

  #list: boolean | null = $state(null); // the choice list, if somebody has opened or folded it
  #opened: string | null = $state(null); // the thing for whose choices the list was opened, though the board shows them
  /** A wish to go back that this person does not answer now. */
  later = $state("");

  #hint: { question: number; told: Hint } | null = $state.raw(null);
  #read = $state(-1);

  readonly lines: Line[] = $derived.by(() =>
    story(this.heard, (seat) => this.state.name(seat), this.state.box, this.state.table.chairs.length),
  );
  readonly made: Made[] = $derived.by(() => choicesMade(this.heard));
  /** What the others did since my last turn. */
  readonly recap: Deeds[] = $derived.by(() => since(this.heard, this.lines, this.state.mine));
  readonly talk: Talk[] = $derived.by(() => talk(this.state.log));
  readonly unread: number = $derived.by(
    () => this.talk.filter((one) => one.seq > this.#read && !this.#mine(one)).length,
  );

  readonly teacher: Teacher;

  constructor(readonly state: TableState) {
    this.teacher = new Teacher(state);
  }

  /** The log as the person at the screen may know it: of several at one screen, each has secrets. */
  get heard(): TableState["log"] {
    const { log, me, mine } = this.state;
    if (mine.length < 2) return log;
    return log.map((one) => ({ ...one, events: one.events?.filter((event) => mayHear(event.only, me)) }));
  }

  get generic(): boolean {
    return !hasBoard(this.state.game);
  }

  /** The choice list is open where there is no board to choose on, and wherever a touched thing leaves a choice to it. */
  get list(): boolean {
    if (this.state.narrowed && (!this.state.direct || this.#opened === this.#touching)) return true;
    return this.#list ?? (this.generic && !this.drawer.phone);
  }
  toggleList(): void {
    const { narrowed, direct } = this.state;
    if (narrowed && !direct) this.state.stepBack();
    else if (narrowed && !this.list) this.#opened = this.#touching;
    else {
      this.#list = !this.list;
      this.#opened = null;
    }
  }
  /** What is touched now, in this question. */
  get #touching(): string {
    return `${this.state.question?.seq} ${this.state.touched}`;
  }
  foldList(): boolean {
    const was = this.#list ?? false;
    this.#list = null;
    return was && !this.list;
  }

  /** What was said about this very question. */
  get hint(): Hint | null {
    return this.#hint && this.state.question?.seq === this.#hint.question ? this.#hint.told : null;
  }
  /** The golem's level, where what is previewed is what it would do; null: it is not, or the coach has weighed it. */
  get advised(): string | null {
    const { hint, state } = this;
    return hint && !hint.choices.length && sameOption(state.focused, hint) ? hint.level : null;
  }
  /** What is previewed, as the coach has weighed it. */
  get weighed(): Advised | null {
    return this.hint?.choices.find((one) => sameOption(this.state.focused, one)) ?? null;
  }

  /** Others are at it, and there is something to skip. */
  get following(): boolean {
    const { behind, question, table, curtain } = this.state;
    if (question || curtain !== null || table.stage !== "running") return false;
    return behind > 0 || (!this.settled && settings.pace !== "instant");
  }

  /** Shows a rule in the drawer, whatever else is open. */
  readRule(rule: string): void {
    for (const one of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) one.close();
    this.wondering = false;
    this.sought = { rule };
    this.drawer.show("rules");
  }

  toggleRecap(): void {
    this.recapping = !this.recapping && this.recap.length > 0;
  }

  /** Asks for a hint; as much of one as was wanted last time, or now. */
  async ask(help: Help = settings.help): Promise<void> {
    settings.help = help;
    const question = this.state.question;
    if (!question || this.hinting || !this.state.hints) return;
    this.dropHint();
    this.hinting = true;
    try {
      this.#hint = { question: question.seq, told: await this.state.hint(help) };
    } catch (error) {
      failed(error);
    } finally {
      this.hinting = false;
    }
    if (settings.help !== help) await this.ask(); // another kind was wanted meanwhile
  }
  /** The hint is folded away, and what it previewed is no longer. */
  dropHint(): void {
    if (this.weighed ?? this.advised) this.state.stepBack();
    this.#hint = null;
  }

  /** People at the table who are not here at this browser. */
  get others(): number[] {
    const { chairs } = this.state.table;
    return chairs.flatMap((chair, seat) => (chair.kind === "person" && !this.state.mine.includes(seat) ? [seat] : []));
  }

  get host(): boolean {
    return this.state.mine.some((seat) => this.state.chair(seat)?.host);
  }

  /** I may give out a link to look on with: at a listed table nobody needs one. */
  get mayShow(): boolean {
    const { listed, stage } = this.state.table;
    return this.host && !listed && stage === "running";
  }

  /** Takes back; further than I may alone, the others are asked. If that deals anything anew, I am asked first. */
  undo(): void {
    const own = this.own[0];
    if (this.state.canUndo && !(this.alone && own && this.state.deals(own.count))) this.state.undo();
    else if (this.state.canUndo || this.canAsk) this.asking = true;
  }
  get canAsk(): boolean {
    const { table, taker } = this.state;
    return taker !== null && table.stage === "running" && !table.wish && this.others.length > 0 && this.made.length > 0;
  }
  /** Everybody else is a golem: as many choices as I like can be taken back. */
  get alone(): boolean {
    return !this.state.spectator && this.others.length === 0;
  }
  /** The choices I made myself, the newest first. */
  get own(): Made[] {
    return this.made.filter((one) => one.seat === this.state.taker && !one.auto);
  }

  /** Names a wish to go back, as long as it stands. */
  get wishKey(): string {
    const { wish, position } = this.state.table;
    return wish ? `${wish.seat} ${wish.count} ${position}` : "";
  }
  /** Somebody at this browser still has to answer a wish. */
  get asked(): boolean {
    const { wish } = this.state.table;
    const { mine } = this.state;
    return !!wish && !mine.includes(wish.seat) && mine.some((seat) => !wish.agreed.includes(seat));
  }
  /** A wish is shown beside the board: mine, or one that somebody at this browser has put off. */
  get wished(): boolean {
    const { wish } = this.state.table;
    if (!wish) return false;
    return this.state.mine.includes(wish.seat) || (this.asked && this.later === this.wishKey);
  }
  /** Other people who still have to answer it. */
  get unanswered(): number[] {
    const { wish } = this.state.table;
    return wish ? this.others.filter((seat) => !wish.agreed.includes(seat)) : [];
  }

  /** Everything said so far has been read. */
  read(): void {
    const last = this.talk.at(-1)?.seq ?? -1;
    if (last > this.#read) this.#read = last;
  }

  #mine(one: Talk): boolean {
    return one.seat !== null && this.state.mine.includes(one.seat);
  }
}

function mayHear(only: unknown, me: number | null): boolean {
  return !Array.isArray(only) || only.includes(me);
}
