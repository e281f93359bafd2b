// What scripts ask about the screen; style/media.css says the same to the style sheets, and a test compares them.
import { MediaQuery } from "svelte/reactivity";

/** Pixels: from this width on a screen is a desktop (`--desktop`), below it a phone (`--phone`). */
export const DESKTOP = 900;
export const PHONE_QUERY = `(max-width: ${DESKTOP - 1}px)`;
export const DESKTOP_TALL_QUERY = `(min-height: 1000px) and (min-width: ${DESKTOP}px)`;

export const phone = new MediaQuery(PHONE_QUERY);
export const desktopTall = new MediaQuery(DESKTOP_TALL_QUERY);
