// Calling somebody to the table while the page is out of sight: a system notification.

/** A system notification, if allowed and nobody is looking at the page. */
export function notify(title: string, body: string, table: string): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const note = new Notification(title, { body, tag: `karczma-${table}` });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones allow it to service workers only
  }
}

/** Asks the browser for permission; says whether it was given. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}
