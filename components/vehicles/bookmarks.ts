import { keepHere, readKept } from "@/components/page/kept-here";
import { call } from "@/lib/api/client";
import { eachOnce, type KnownVehicle } from "@/lib/domains/vehicles/bookmarks/rules";
import { vehicleAt } from "@/lib/domains/vehicles/paths/rules";
import { readSearches } from "./previous-searches";

type List = readonly KnownVehicle[];

let list: List | null = null;
let asked = false;
const listeners = new Set<() => void>();

function show(next: List | null): void {
  list = next;
  for (const listener of listeners) listener();
}

/** Shows a change at once; the server's answer replaces it, and a refusal takes it back. */
async function change(guess: (before: List) => List, send: () => Promise<List>): Promise<void> {
  const before = list;
  show(guess(before ?? []));
  try {
    show(await send());
  } catch (problem) {
    show(before);
    throw problem;
  }
}

const put = (vehicles: List): Promise<void> =>
  vehicles.length === 0
    ? Promise.resolve()
    : change(
        (before) => eachOnce([...vehicles, ...before]),
        () => call("post", "/bookmarks", { body: { vehicles: [...vehicles] } }),
      );

/** The vehicles with a star, which lie with the person's preferences on the server; null until they are known. */
export const bookmarkStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (!asked) {
      asked = true;
      call("get", "/bookmarks").then(show, () => (asked = false));
    }
    return () => void listeners.delete(listener);
  },
  get: (): List | null => list,
  add: (vehicle: KnownVehicle): Promise<void> => put([vehicle]),
  remove: (url: string): Promise<void> =>
    change(
      (before) => before.filter((one) => one.url !== vehicleAt(url)),
      () => call("delete", "/bookmarks", { query: { url } }),
    ),
  clear: (): Promise<void> =>
    change(
      () => [],
      () => call("delete", "/bookmarks"),
    ),
  restore: put,
};

const ofBrowser = "bookmarks";

/** Bookmarks that this browser kept before the server did become the person's there, once. */
export async function handOverBookmarks(): Promise<void> {
  const text = readKept("browser", ofBrowser);
  if (text === null) return;
  await put(readSearches(text));
  keepHere("browser", ofBrowser, null);
}
