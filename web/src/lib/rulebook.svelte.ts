// The rules of a game and the guide to it for a component that shows them, in the language of the page.
import { loadRules, type Rules } from "./rules";
import { settings } from "./settings.svelte";

export class Rulebook {
  /** Undefined while they are on their way; null if nobody has written them. */
  rules: Rules | null | undefined = $state.raw(undefined);
  /** The same of the guide. */
  guide: Rules | null | undefined = $state.raw(undefined);
  lost = $state(false);
  #tries = $state(0);

  /** Create it while a component is being set up; follows the game and the language. */
  constructor(game: () => string) {
    $effect(() => {
      void this.#tries;
      return this.#fetch(game());
    });
  }

  again(): void {
    this.#tries += 1;
  }

  #fetch(game: string): () => void {
    let wanted = true;
    this.lost = false;
    const { language } = settings;
    Promise.all([loadRules(game, language), loadRules(game, language, "guide")]).then(
      ([rules, guide]) => {
        if (!wanted) return;
        this.rules = rules;
        this.guide = guide;
      },
      (error: unknown) => {
        console.error(error);
        if (wanted) this.lost = true;
      },
    );
    return () => {
      wanted = false;
    };
  }
}
