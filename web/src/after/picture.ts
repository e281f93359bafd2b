// The result as a picture to share: an SVG of our own, made into a PNG by the browser itself. Nothing leaves it.
import { seatLetter, seatShape } from "../parts/shapes";
import type { Ranked } from "../table/verdict";

export interface Told {
  game: string;
  headline: string;
  /** When and where, in small print. */
  below: string;
  ranked: Ranked[];
  /** How ties were settled. */
  ties: string[];
  points: (count: number) => string;
  place: (rank: number) => string;
}

export interface Paint {
  /** The colours of a seat: its own, and what is written on it. */
  seat: (seat: number) => { fill: string; ink: string };
  /** Font faces as CSS, with the files in them. */
  fonts: string;
}

const WIDE = 1200;
const HIGH = 630;
const MARGIN = 64;
const TOP = 222; // of the first row
const MOST = 30; // letters of a name

const INK = "#f6e7c8";
const PALE = "#c9b48c";
const BRASS = "#f0a83c";

export function draw(told: Told, paint: Paint): string {
  const sentences = told.ties.flatMap((text) => wrap(text, 92)).slice(0, 3);
  const floor = HIGH - 74 - sentences.length * 30;
  const step = Math.min(72, (floor - TOP) / Math.max(told.ranked.length, 1));
  const rows = told.ranked.map((one, i) => row(one, TOP + (i + 0.5) * step, step, told, paint));
  const small = sentences.map((line, i) => text(MARGIN, floor + 26 + i * 30, 22, line, PALE));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">`,
    `<style>${paint.fonts}text{font-family:Grenze,Georgia,"Times New Roman",serif;font-weight:600}</style>`,
    `<rect width="${WIDE}" height="${HIGH}" fill="#2b1b10"/>`,
    `<rect x="18" y="18" width="${WIDE - 36}" height="${HIGH - 36}" rx="22" fill="#3a2616" stroke="${BRASS}" stroke-width="3"/>`,
    text(MARGIN, 100, 30, told.game, PALE),
    text(MARGIN, 178, told.headline.length > 34 ? 44 : 68, cut(told.headline, 52), BRASS),
    ...rows,
    ...small,
    text(MARGIN, HIGH - 40, 22, told.below, PALE),
    text(WIDE - MARGIN, HIGH - 40, 26, "Karczma", BRASS, "end"),
    "</svg>",
  ].join("");
}

function row(one: Ranked, y: number, step: number, told: Told, paint: Paint): string {
  const size = Math.min(34, step * 0.6);
  const line = y + size * 0.34;
  const ink = one.won ? BRASS : INK;
  const cell = one.won
    ? `<rect x="${MARGIN - 14}" y="${y - step / 2 + 3}" width="${WIDE - 2 * MARGIN + 28}" height="${step - 6}" rx="12" fill="#4c3220"/>`
    : "";
  const place = one.rank === null ? "" : text(MARGIN + 52, line, size, told.place(one.rank), PALE, "end");
  const name = text(MARGIN + 136, line, size, cut(one.name, MOST), ink);
  const points = text(WIDE - MARGIN, line, size, told.points(one.points), ink, "end");
  return cell + place + seal(one.seat, MARGIN + 92, y, size * 1.3, paint) + name + points;
}

function seal(seat: number | null, x: number, y: number, size: number, paint: Paint): string {
  const at = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 40})`;
  if (seat === null) return `<path transform="${at}" d="M20 2 38 12 34 38H6L2 12z" fill="${PALE}"/>`;
  const { fill, ink } = paint.seat(seat);
  const letter = `<text x="20" y="28" font-size="22" text-anchor="middle" fill="${ink}">${seatLetter(seat)}</text>`;
  return `<g transform="${at}"><path d="${seatShape(seat)}" fill="${fill}"/>${letter}</g>`;
}

function text(x: number, y: number, size: number, words: string, fill: string, anchor = "start"): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Names are anybody's: nothing of them may be taken for the picture itself. */
function escaped(words: string): string {
  const plain = words.replace(/\p{Cc}/gu, " "); // XML has no place for most of these, however they are written
  return plain.replace(/[&<>"]/g, (one) => ENTITIES[one] ?? "");
}

function cut(words: string, most: number): string {
  const letters = [...words];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : words;
}

function wrap(words: string, most: number): string[] {
  const lines: string[] = [""];
  for (const word of words.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last && last.length + word.length + 1 > most) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

/** An SVG as the bytes of a PNG. */
export async function png(svg: string): Promise<Blob> {
  const image = new Image(WIDE, HIGH);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDE, HIGH);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

const FACE = "Grenze";

/** The font of our headings with its files, as the browser has them already; without them another font will do. */
export async function fonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).filter(isHeading);
  return (await Promise.all(faces.map(inlined))).join("");
}

function isHeading(rule: CSSFontFaceRule): boolean {
  const family = rule.style.getPropertyValue("font-family").replace(/["']/g, "");
  return family.startsWith(FACE) && !family.includes("Gotisch") && rule.style.getPropertyValue("font-weight") === "600";
}

async function inlined(rule: CSSFontFaceRule): Promise<string> {
  const found = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue("src"))?.[1];
  if (!found) return "";
  try {
    const address = new URL(found, rule.parentStyleSheet?.href ?? location.href);
    const answer = await fetch(address, { cache: "force-cache" });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    const range = rule.style.getPropertyValue("unicode-range");
    return `@font-face{font-family:${FACE};font-weight:600;src:url(data:font/woff2;base64,${btoa(letters)})${
      range ? `;unicode-range:${range}` : ""
    }}`;
  } catch {
    return ""; // offline, and not kept
  }
}

/** Hands a picture on as the machine does it; where it cannot, the picture is saved. */
export async function share(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return; // somebody thought better of it
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
