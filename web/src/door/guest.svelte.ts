// Who this browser is to the server. The cookie is the server's; only the name is here, and what can be done with it.
import { Problem, type Schemas, get, post } from "../lib/api";
import { type Language, settings } from "../lib/settings.svelte";
import { forgetAll, forgetLuck } from "./kept";

class Guest {
  /** Undefined until asked; null: nobody yet. */
  me: Schemas["MeTold"] | null | undefined = $state.raw(undefined);
  #asking: Promise<void> | null = null;

  /** Somebody with a name; whoever had theirs taken away is asked for another as if they were new. */
  get known(): boolean {
    return !!this.me?.name;
  }
  get name(): string {
    return this.me?.name ?? "";
  }

  /** Asks once who we are; being nobody is not an error. Throws Problem when the server cannot be asked. */
  async ask({ again = false } = {}): Promise<void> {
    if (this.me || (this.me === null && !again)) return;
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    await this.#asking;
  }

  async #ask(): Promise<void> {
    const { me } = await get("/house");
    if (me) this.#is(me);
    else this.me = null;
  }

  /** Comes in under this name; whoever is known already, perhaps by now from another tab, stays who they are. */
  async comeIn(name: string): Promise<void> {
    await this.ask({ again: true });
    const wanted = { name: name.trim(), language: settings.language };
    if (!this.me) this.#is(await post("/guests", wanted));
    else if (!this.me.name) this.#is(await post("/me", wanted));
  }

  /** Comes in under this name, or takes it instead of the old one. */
  async call(name: string): Promise<void> {
    await this.comeIn(name);
    const wanted = name.trim();
    if (!wanted || wanted === this.name) return;
    this.#is(await post("/me", { name: wanted, language: settings.language }));
  }

  /** The server speaks to us in the language of the page. */
  async speak(language: Language): Promise<void> {
    if (!this.me?.name || this.me.language === language) return;
    this.#is(await post("/me", { name: this.me.name, language }));
  }

  /** Whether my finished games may be given away as data. */
  async share(shares: boolean): Promise<void> {
    this.#is(await post("/me/shares", { shares }));
  }

  /** Becomes the guest who made this code on another device. */
  async moveIn(code: string): Promise<void> {
    this.#is(await post("/devices", { code }));
  }

  /** Nobody is here any more; what this browser knew of them goes too. */
  async signOut(): Promise<void> {
    await post("/me/sign_out", {});
    this.#nobody();
  }

  async erase(): Promise<void> {
    await post("/me/delete", {});
    this.#nobody();
  }

  /** Whether the server does not know us any more: signed out from another device, or for lack of use. */
  lost(error: unknown): boolean {
    const lost = !!this.me && error instanceof Problem && ["no-guest", "signed-out"].includes(error.key);
    if (lost) this.me = null;
    return lost;
  }

  #nobody(): void {
    this.me = null;
    settings.name = "";
    forgetAll();
  }

  #is(me: Schemas["MeTold"]): void {
    this.me = me;
    settings.name = me.name;
    forgetLuck();
  }
}

export const guest = new Guest();
