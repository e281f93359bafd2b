// The promise about chance, checked here and not by the server: the seed of a record against the fingerprint shown before.

/** SHA-256 of the digits of a seed, in hexadecimal (docs/chance.md). */
export async function fingerprint(seed: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** `unable`: browsers offer no hashing to a page served without TLS from another machine. */
export type Verdict = "same" | "other" | "unable";

export async function compare(seed: string, promised: string): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return "unable";
  return (await fingerprint(seed)) === promised.trim().toLowerCase() ? "same" : "other";
}
