// Looking on at a private table: with the code of its watch link, which this browser keeps.
import { type Schemas, get, post, Problem } from "../lib/api";

import { keepWatch, watchCode } from "./kept";

/** Where a watch link leads on this page. The code is behind the `#`, so that no server on the way writes it down. */
export function watchPath(table: string, code: string): string {
  return `/w/${table}#${code}`;
}

/** A table as we may know it: by our own right, or with a watch link. Throws Problem. */
export async function lookAt(id: string): Promise<Schemas["TableForMe"]> {
  const code = watchCode(id);
  if (code === null) return get("/tables/{id}", { id });
  try {
    return await post("/tables/{id}/watch", { code }, { id });
  } catch (error) {
    if (!(error instanceof Problem) || error.key !== "no-such-table") throw error;
    keepWatch(id, null); // it does not work any more
    return get("/tables/{id}", { id });
  }
}
