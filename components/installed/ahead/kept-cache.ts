import { keptLength, keptTime } from "@/lib/shared/offline-page";
import type { KeptEntry } from "./rules";

/** Heard by the window when the worker has kept a page that was asked for ahead. */
export const pageKeptEvent = "etabli:page-kept";

/** The cache of the person's pages; null while nothing is kept. Screens on walls have another one. */
export async function keptCache(): Promise<Cache | null> {
  const name = (await caches.keys()).find((one) => one.startsWith("kept-") && !one.endsWith("-screen"));
  return name === undefined ? null : caches.open(name);
}

/** What the cache holds. */
export async function listEntries(cache: Cache): Promise<(KeptEntry & { key: Request })[]> {
  const keys = await cache.keys();
  return Promise.all(
    keys.map(async (key) => {
      const headers = (await cache.match(key, { ignoreVary: true }))?.headers;
      const [at, bytes] = [Number(headers?.get(keptTime) ?? NaN), Number(headers?.get(keptLength) ?? 0)];
      const { pathname, search } = new URL(key.url);
      return { key, path: pathname + search, at: Number.isNaN(at) ? null : at, bytes };
    }),
  );
}

/** The links of a kept page, or of what a selector finds there; none where it is not kept. */
export async function linksOf(cache: Cache, path: string, within = ""): Promise<string[]> {
  const html = await (await cache.match(path, { ignoreVary: true }))?.text();
  return html === undefined ? [] : linksIn(new DOMParser().parseFromString(html, "text/html"), within);
}

/** The addresses of the house to which a page leads. */
export const linksIn = (page: Document, within = ""): string[] =>
  [...page.querySelectorAll(`${within} a[href^='/']`)].map((link) => link.getAttribute("href") ?? "");
