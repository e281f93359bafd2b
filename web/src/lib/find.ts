// Searching by words as people type them: without capitals, accents and Polish strokes.

const STROKES: Record<string, string> = { ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae", œ: "oe" };

export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđßæœ]/g, (letter) => STROKES[letter] ?? letter);
}

/** Whether every word of the query is somewhere in the text. */
export function matches(text: string, query: string): boolean {
  const within = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
