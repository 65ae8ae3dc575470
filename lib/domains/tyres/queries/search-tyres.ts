import { requireRight, type Actor } from "@/lib/platform/actor";
import type { TyreFilters } from "../filters/rules";
import type { TyreSort } from "../rules";
import type { Tyre, TyrePage } from "../schema";
import { asksNothing, readTyreSearch, sizeText } from "../size/rules";
import { readTyre, readTyres, type SizeBox } from "./read-tyres";

const all = 10_000;
const around = (value: number | null): [number, number] => (value === null ? [0, all] : [value, value]);

interface Search {
  /** Empty for every tyre; a text of slashes alone finds none. */
  text: string;
  filters?: TyreFilters;
  sort?: TyreSort;
  page?: number;
}

/** Tyres by a size in any spelling, an EAN, brand and profile: the first three words count. */
export async function searchTyres(
  actor: Actor,
  { text, filters = {}, sort = "price", page = 1 }: Search,
): Promise<TyrePage> {
  requireRight(actor, "Pneu");
  const question = readTyreSearch(text);
  const { width, ratio, rim, leftOut, impossible } = question;
  const none = impossible || (text !== "" && asksNothing(question));
  const sized = width !== null || ratio !== null || rim !== null;
  const boxes: SizeBox[] | null = none ? [] : sized ? [[around(width), around(ratio), around(rim)]] : null;
  const found = await readTyres({ boxes, words: question, filters, sort, page });
  return { ...found, leftOut, impossible };
}

/** The size or the tyre that a text names by itself, in a search of something else, with how many are on offer; null for none. */
export async function findNamedTyres(
  actor: Actor,
  { text }: { text: string },
): Promise<{ name: string; total: number } | null> {
  const { width, ratio, rim, commercial, ean } = readTyreSearch(text);
  const size = width && ratio && rim ? sizeText({ width, ratio, rim, commercial }) : null;
  if (!size && !ean) return null;
  const { total, items } = await searchTyres(actor, { text });
  return total > 0 ? { name: size ?? items[0]?.designation ?? "", total } : null;
}

/** A tyre that is on offer; null for an unknown one. */
export async function findTyre(actor: Actor, { id }: { id: number }): Promise<Tyre | null> {
  requireRight(actor, "Pneu");
  return readTyre(id);
}
