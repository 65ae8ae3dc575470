/** The largest id that the database's integers hold. */
export const largestId = 2 ** 31 - 1;

/** A value of an address's query, as Next gives it. */
export type QueryValue = string | string[] | undefined;

/** The text that a query holds once, cut to `most` characters; empty when it is absent or there twice. */
export const readText = (value: QueryValue, most = 200): string =>
  typeof value === "string" ? value.slice(0, most) : "";

/** The id that a segment, a query or a cookie holds; null when it is none. */
export function readId(value: QueryValue | null): number | null {
  if (typeof value !== "string" || !/^[1-9]\d{0,9}$/.test(value)) return null;
  const id = Number(value);
  return id <= largestId ? id : null;
}

/** The last page that a list turns to. */
export const lastPage = 10_000;

/** The page that a query asks for, up to the last one; 1 when it asks for none or for nonsense. */
export function readPage(value: QueryValue | null): number {
  const page = readId(value) ?? 1;
  return page <= lastPage ? page : 1;
}

/** A path with its query; values that are empty are left out. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== "");
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
