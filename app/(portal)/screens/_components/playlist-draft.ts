import { fewestSeconds, isScreenAddress, mostSeconds, type ScreenItem } from "@/lib/domains/live/screens/rules";
import type { ScreenSetUp } from "@/lib/domains/live/screens/schema";
import { randomId } from "@/lib/shared/random-id";

/** An item as its fields hold it; its mark stays while it is moved. */
export interface TypedItem {
  mark: string;
  title: string;
  url: string;
  seconds: string;
  days: number[];
  from: string;
  to: string;
}

export type ItemFault = "address" | "seconds" | "time";

export const typedItem = ({ title, url, seconds, days, from, to }: ScreenItem): TypedItem => ({
  ...{ mark: randomId(), title, url, seconds: String(seconds), days, from: from ?? "", to: to ?? "" },
});
export const newItem = (): TypedItem => typedItem({ title: "", url: "", seconds: 20, days: [], from: null, to: null });

/** What is wrong with an item; null for nothing. */
export function faultOfItem({ url, seconds, from, to }: TypedItem): ItemFault | null {
  if (!isScreenAddress(url.trim())) return "address";
  const count = Number(seconds);
  if (!Number.isInteger(count) || count < fewestSeconds || count > mostSeconds) return "seconds";
  return (from === "") === (to === "") ? null : "time";
}

export const itemOf = ({ title, url, seconds, days, from, to }: TypedItem): ScreenItem => ({
  ...{ title: title.trim(), url: url.trim(), seconds: Number(seconds), days: [...days].sort() },
  ...{ from: from || null, to: to || null },
});

/** The list with one of its items moved by one place. */
export function moved(items: readonly TypedItem[], at: number, by: 1 | -1): TypedItem[] {
  const [item] = items.slice(at, at + 1);
  return item ? items.toSpliced(at, 1).toSpliced(at + by, 0, item) : [...items];
}

export interface SetUpDraft {
  name: string;
  nightFrom: string;
  nightTo: string;
  items: TypedItem[];
}

export const setUpDraft = ({ name, night, playlist }: ScreenSetUp): SetUpDraft => ({
  ...{ name, nightFrom: night.from, nightTo: night.to, items: playlist.map(typedItem) },
});
