// What somebody pastes into the field at the door: a whole link, the end of one, a code, or the id of a table.
const LINK = /\/(?:w\/[A-Za-z0-9]+#[A-Za-z0-9_-]+|(?:i|d|t)\/[A-Za-z0-9_-]+(?:\/at\/\d+)?)/;
const CODE = /^[A-Za-z0-9_-]{30,100}$/;
const TABLE = /^[A-Za-z0-9]{12,29}$/;

/** Where that leads on this page; null if it is nothing we give out. */
export function way(text: string): string | null {
  const link = LINK.exec(text)?.[0];
  if (link) return link;
  const tidy = text.trim();
  if (CODE.test(tidy)) return `/i/${tidy}`;
  return TABLE.test(tidy) ? `/t/${tidy}` : null;
}

/** Whether an address of this page leads nowhere from another machine. */
export function onlyHere(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\./.test(host);
}
