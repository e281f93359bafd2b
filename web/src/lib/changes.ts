// What the server says has changed, put into what we have. An object looks inside (a list by index), a list of one is
// the new value; what has not changed stays the same object, so that nothing is redrawn for it.

export type Changes = { [name: string]: Changes | [unknown] };

export function changed<T>(before: T, changes: Changes): T {
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [name, change] of Object.entries(changes)) {
    after[name] = Array.isArray(change) ? change[0] : changed(after[name], change);
  }
  return after as T;
}
