// Figures as the reader's language writes them: a comma or a point, a real minus, and a space that does not break.
import { settings } from "./settings.svelte";

const NBSP = "\u00a0";
const MINUS = "\u2212";

/** `1,234.5`; `signed` puts a plus before what is above nothing. */
export function figure(value: number, digits = 0, { signed = false } = {}): string {
  const format = new Intl.NumberFormat(settings.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "negative", // never a minus before 0
  });
  return format.format(value).replace("-", MINUS);
}

/** A part of one as `52 %`. */
export function percent(part: number, digits = 0): string {
  return `${figure(part * 100, digits)}${NBSP}%`;
}

/** The same with its standard error, `52 % ± 3`; one that rounds to nothing is left out. */
export function chance(part: number, error: number, digits = 0): string {
  return percent(part, digits) + within(error * 100, digits);
}

/** Points with their standard error: `47.5 ± 0.8`. */
export function points(value: number, error = 0, { signed = false } = {}): string {
  return figure(value, 1, { signed }) + within(error, 1);
}

function within(error: number, digits: number): string {
  const told = figure(error, digits);
  return told === figure(0, digits) ? "" : `${NBSP}±${NBSP}${told}`;
}
