// What is open at a table and what this person has read: the frame's own state, beside what the server says.
import { hasBoard } from "../boards";
import type { Option } from "../lib/game";
import type { TableState } from "../lib/table.svelte";
import { failed } from "../lib/toasts.svelte";
import { choicesMade, type Made } from "./back";
import { DrawerState } from "./drawer.svelte";
import { type Line, story, type Talk, talk } from "./story";

export class TableUi {
  readonly drawer = new DrawerState();
  /** Whose things are looked at, in full. */
  looking: number | null = $state(null);
  helping = $state(false);
  leaving = $state(false);
  /** Choosing how far back to ask the others to go. */
  asking = $state(false);
  /** A golem thinks about what it would do here. */
  hinting = $state(false);
  /** When the game is over: the table instead of the result. */
  table = $state(false);
  /** What is being written to the others; it survives closing the drawer. */
  draft = $state("");

  #list: boolean | null = $state(null); // the choice list, if somebody has opened or folded it
  #opened: string | null = $state(null); // the thing for whose choices the list was opened, though the board shows them
  /** A wish to go back that this person does not answer now. */
  later = $state("");

  #advice: { question: number; option: Option; level: string } | null = $state.raw(null);
  #read = $state(-1);

  readonly lines: Line[] = $derived.by(() =>
    story(this.heard, (seat) => this.state.name(seat), this.state.box, this.state.table.chairs.length),
  );
  readonly made: Made[] = $derived.by(() => choicesMade(this.heard));
  readonly talk: Talk[] = $derived.by(() => talk(this.state.log));
  readonly unread: number = $derived.by(
    () => this.talk.filter((one) => one.seq > this.#read && !this.#mine(one)).length,
  );

  constructor(readonly state: TableState) {}

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

  /** The level of the golem that advised what is previewed now; null: none did. */
  get advised(): string | null {
    const { question, focused } = this.state;
    const advice = this.#advice;
    return focused && advice && question?.seq === advice.question && focused.text === advice.option.text
      ? advice.level
      : null;
  }

  async hint(): Promise<void> {
    const question = this.state.question;
    if (!question || this.hinting) return;
    this.hinting = true;
    try {
      this.#advice = { question: question.seq, ...(await this.state.hint()) };
    } catch (error) {
      failed(error);
    } finally {
      this.hinting = false;
    }
  }

  /** People at the table who are not here at this browser. */
  get others(): number[] {
    const { chairs } = this.state.table;
    return chairs.flatMap((chair, seat) => (chair.kind === "person" && !this.state.mine.includes(seat) ? [seat] : []));
  }

  get host(): boolean {
    return this.state.mine.some((seat) => this.state.chair(seat)?.host);
  }

  /** Takes back; further than I may alone, the others are asked. */
  undo(): void {
    if (this.state.place.can_undo) this.state.undo();
    else if (this.canAsk) this.asking = true;
  }
  get canAsk(): boolean {
    const { table, me } = this.state;
    return me !== null && table.stage === "running" && !table.wish && this.others.length > 0 && this.made.length > 0;
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
