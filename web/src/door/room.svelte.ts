// What the host of a table that has not started can do, and what a guest can. The table itself comes over its line; who
// I am at it has to be asked for, because before the game starts nobody is told their seats.
import { SvelteMap } from "svelte/reactivity";

import { type Schemas, post } from "../lib/api";
import type { Mind } from "../lib/golems";
import { failed } from "../lib/toasts.svelte";

import { keepLink, link } from "./kept";
import { lookAt } from "./watch";

type TableForMe = Schemas["TableForMe"];

export class Room {
  host = $state(false);
  mine: number[] = $state.raw([]);
  /** We know who I am here. */
  known = $state(false);
  /** Something is on its way to the server. */
  busy = $state(false);
  /** Invitations by seat. */
  links = new SvelteMap<number, string>();

  constructor(readonly id: string) {}

  async ask(): Promise<void> {
    try {
      this.#told(await lookAt(this.id));
    } catch (error) {
      failed(error);
    }
  }

  /** The link for this chair: the one given out before, or a new one. */
  async invite(seat: number): Promise<void> {
    if (this.links.has(seat)) return;
    const kept = link(this.id, seat);
    if (kept) {
      this.links.set(seat, kept);
      return;
    }
    await this.#do(async () => {
      const { code } = await post("/tables/{id}/invitations", { seat }, { id: this.id });
      this.links.set(seat, code);
      keepLink(this.id, seat, code);
    });
  }

  /** A chair that is taken needs no link any more. */
  taken(seat: number): void {
    if (!this.links.has(seat) && link(this.id, seat) === null) return;
    this.links.delete(seat);
    keepLink(this.id, seat, null);
  }

  /** A golem; one that sits there already stays, and becomes as it is wanted. */
  golem(seat: number, mind: Partial<Mind> = {}): Promise<boolean> {
    return this.#set(seat, "bot", mind);
  }
  free(seat: number): Promise<boolean> {
    return this.#set(seat, "open");
  }
  remove(seat: number): Promise<boolean> {
    return this.#set(seat, "remove");
  }

  #set(seat: number, kind: "bot" | "open" | "remove", mind: Partial<Mind> = {}): Promise<boolean> {
    const body = { kind, level: "regular" as const, ...mind };
    return this.#do(async () => this.#told(await post("/tables/{id}/seats/{seat}", body, { id: this.id, seat })));
  }

  sit(seat: number): Promise<boolean> {
    return this.#do(async () => this.#told(await post("/tables/{id}/join", { code: "", seat }, { id: this.id })));
  }

  leave(seat: number): Promise<boolean> {
    return this.#do(async () => this.#told(await post("/tables/{id}/seats/{seat}/leave", {}, { id: this.id, seat })));
  }

  start(): Promise<boolean> {
    return this.#do(async () => this.#told(await post("/tables/{id}/start", {}, { id: this.id })));
  }

  /** Golems in all free chairs, and off we go. */
  async fillAndStart(seats: number[]): Promise<void> {
    for (const seat of seats) if (!(await this.golem(seat))) return;
    await this.start();
  }

  #told(table: TableForMe): void {
    this.host = table.host;
    this.mine = table.seats;
    this.known = true;
  }

  /** Says whether it worked; a refusal is shown. */
  async #do(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    try {
      await work();
      return true;
    } catch (error) {
      failed(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
