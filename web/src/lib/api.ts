// Typed HTTP: paths, parameters, bodies and answers are those of docs/openapi.json.
import type { components, paths } from "./openapi";

const ROOT = "/api/v1";

export type Schemas = components["schemas"];

/** A refusal: `key` for programs, `text` for people, `place` where in the body. Nothing was changed. */
export class Problem extends Error {
  constructor(
    readonly key: string,
    readonly text: string,
    readonly status = 0,
    readonly place = "",
    readonly mistakes: string[] = [],
  ) {
    super(text);
    this.name = "Problem";
  }
}

type Methods<P extends string> = `${typeof ROOT}${P}` extends keyof paths ? paths[`${typeof ROOT}${P}`] : never;
type Short<K> = K extends `${typeof ROOT}${infer P}` ? P : never;
type With<M extends "get" | "post"> = {
  [K in keyof paths]: M extends keyof paths[K] ? (paths[K][M] extends object ? Short<K> : never) : never;
}[keyof paths];

type Operation<P extends string, M extends "get" | "post"> = M extends keyof Methods<P> ? Methods<P>[M] : never;
type Part<O, K extends "path" | "query"> = O extends { parameters: Record<K, infer V> }
  ? V
  : O extends { parameters: Partial<Record<K, infer V>> }
    ? NonNullable<V>
    : unknown;
type Clean<T> = [T] extends [never] ? unknown : T;

/** Path and query parameters in one object; what is not in the path goes into the query. */
export type Params<O> = Clean<Part<O, "path">> & Clean<Part<O, "query">>;
type Json<R> = R extends { content: { "application/json": infer A } } ? A : never;
/** The answer when all is well. */
export type Told<O> = O extends { responses: infer R }
  ? R extends { 200: infer A }
    ? Json<A>
    : R extends { 201: infer A }
      ? Json<A>
      : never
  : never;
type Body<O> = O extends { requestBody: { content: { "application/json": infer B } } } ? B : Record<string, never>;

/** `get("/tables/{id}", { id })` */
export function get<P extends With<"get">>(
  path: P,
  params?: Params<Operation<P, "get">>,
): Promise<Told<Operation<P, "get">>> {
  return ask("GET", address(path, params as Values | undefined));
}

/** `post("/tables/{id}/join", { code }, { id })` */
export function post<P extends With<"post">>(
  path: P,
  body: Body<Operation<P, "post">>,
  params?: Params<Operation<P, "post">>,
): Promise<Told<Operation<P, "post">>> {
  return ask("POST", address(path, params as Values | undefined), body);
}

type Values = Record<string, string | number | boolean | null | undefined>;

/** An address below the API: `{names}` are filled in, the rest becomes the query. */
export function address(path: string, values: Values = {}): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    if (filled.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else query.set(name, String(value));
  }
  const asked = query.toString();
  return ROOT + filled + (asked ? `?${asked}` : "");
}

/** Any address, for what the OpenAPI page does not describe closely enough. Throws Problem. */
export async function ask<T>(method: "GET" | "POST" | "DELETE", url: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json" } };
  if (method !== "GET") {
    init.headers = { ...init.headers, "Content-Type": "application/json" };
    init.body = JSON.stringify(body ?? {});
  }
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch {
    throw new Problem("offline", "", 0);
  }
  const told: unknown = await response.json().catch(() => null);
  if (response.ok) return told as T;
  throw problem(told, response.status);
}

function problem(told: unknown, status: number): Problem {
  const found = (told ?? {}) as Partial<Schemas["Problem"]> & { type?: string };
  const key = (found.type ?? "").replace(/^karczma:/, "") || "unknown";
  return new Problem(key, found.title ?? "", found.status ?? status, found.place ?? "", found.mistakes ?? []);
}
