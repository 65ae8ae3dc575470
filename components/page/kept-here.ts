import { forgetKey } from "./forget-key";
import { languageCookie } from "@/lib/shared/languages";
import { themeCookie } from "@/lib/shared/theme";

/** Where something lies: in the browser until its person leaves, or in the tab until it is closed. */
export type Shelf = "browser" | "tab";

const shelves = { browser: () => localStorage, tab: () => sessionStorage };
const everyShelf: readonly Shelf[] = ["browser", "tab"];
const product = "etabli";
export const nobody = "0.0";
/** What the browser tells of itself, whoever sits before it. */
const ofTheBrowser = new Set([languageCookie, themeCookie]);

/** The person and the company of the page, as the shell writes them: `userId.companyId`. */
export const keeperOfPage = (): string =>
  document.querySelector<HTMLElement>("[data-keeper]")?.dataset.keeper ?? nobody;
const keyOf = (name: string): string => `${product}:${keeperOfPage()}:${name}`;
/** What every key of a person begins with, whatever the company. */
const personOf = (keeper: string): string => `${product}:${keeper.split(".")[0] ?? ""}.`;

/** A browser may keep nothing, and say so with an exception. */
function attempt<A>(work: () => A): A | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** What lies there under the name for the person in the company; null without it. */
export const readKept = (shelf: Shelf, name: string): string | null =>
  attempt(() => shelves[shelf]().getItem(keyOf(name)));

/** Keeps a text for the person in the company; null takes it away. */
export function keepHere(shelf: Shelf, name: string, text: string | null): void {
  attempt(() =>
    text === null ? shelves[shelf]().removeItem(keyOf(name)) : shelves[shelf]().setItem(keyOf(name), text),
  );
}

const namesOn = (shelf: Shelf): string[] => attempt(() => Object.keys(shelves[shelf]())) ?? [];

function forgetCookies(): void {
  for (const pair of document.cookie.split("; ")) {
    const name = pair.split("=")[0] ?? "";
    if (name && !ofTheBrowser.has(name)) document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
  }
}

/** The person signs out: nothing that was typed or seen stays, in this tab and, by the event of the storage, in the others. */
export function leaveNothing(): void {
  for (const shelf of everyShelf) attempt(() => shelves[shelf]().clear());
  forgetCookies();
  forgetKey();
}

/** Lists of the time when they had no owner: of these the bookmarks become the person's, who hands them to the server. */
const oldBookmarks = "bookmarks";
const oldNames = new Set(["previousSearches", oldBookmarks]);
const present = "here";

/** The person begins to work here: what another one left is taken away. Answers whether another one was here. */
export function beginHere(): boolean {
  const own = personOf(keeperOfPage());
  const bookmarks = attempt(() => localStorage.getItem(oldBookmarks));
  let another = false;
  for (const shelf of everyShelf)
    for (const name of namesOn(shelf)) {
      if (name.startsWith(own) || !(name.startsWith(product) || oldNames.has(name))) continue;
      another ||= name.startsWith(`${product}:`) && !name.startsWith(personOf(nobody));
      attempt(() => shelves[shelf]().removeItem(name));
    }
  if (another) forgetCookies();
  if (bookmarks !== null) keepHere("browser", oldBookmarks, bookmarks);
  keepHere("browser", present, "");
  return another;
}

/** Hears that the person signed out in another tab; answers how to stop. */
export function onLeft(left: () => void): () => void {
  const hear = ({ key, storageArea }: StorageEvent) => {
    if (key !== null || storageArea !== localStorage) return;
    leaveNothing();
    left();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
