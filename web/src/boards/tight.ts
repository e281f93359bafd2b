// Words that have no room on a card are left to its note; they are still read aloud.
import type { Attachment } from "svelte/attachments";

/** Marks a card `tight` while its content is taller than itself. Pass its text, so that it is measured again. */
export function tight(_words: string): Attachment<HTMLElement> {
  return (card) => {
    if (typeof ResizeObserver === "undefined") return undefined;
    const measure = () => {
      card.classList.remove("tight");
      card.classList.toggle("tight", card.scrollHeight > card.clientHeight + 1);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(card);
    void document.fonts?.ready.then(measure);
    return () => watch.disconnect();
  };
}
