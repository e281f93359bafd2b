// Where there is little room for cards their pictures shrink first, then they are laid out otherwise; their words stay.
import type { Attachment } from "svelte/attachments";

/** Marks a list of cards with the first of these classes with which no card is too small for what stands on it. */
export function fits(...classes: string[]): Attachment<HTMLElement> {
  return (list) => {
    if (typeof ResizeObserver === "undefined") return undefined;
    const tooMuch = () => [...list.querySelectorAll<HTMLElement>(".gcard")].some(overflows);
    const measure = () => {
      list.classList.remove(...classes);
      for (const [i, one] of classes.entries()) {
        if (!tooMuch()) return;
        if (i) list.classList.remove(classes[i - 1] ?? "");
        list.classList.add(one);
      }
    };
    const size = new ResizeObserver(measure);
    size.observe(list);
    const content = new MutationObserver(measure);
    content.observe(list, { childList: true, characterData: true, subtree: true });
    void document.fonts?.ready.then(measure);
    return () => {
      size.disconnect();
      content.disconnect();
    };
  };
}

/** Whether what stands on a card reaches over its rim; what sticks out on purpose is placed by itself. */
function overflows(card: HTMLElement): boolean {
  const rim = card.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(card).paddingBottom);
  return [...card.querySelectorAll("*")].some((one) => {
    const { position, display } = getComputedStyle(one);
    return position !== "absolute" && display !== "inline" && one.getBoundingClientRect().bottom > rim + 1;
  });
}
