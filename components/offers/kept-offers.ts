import { keptCache, pageKeptEvent } from "@/components/installed/ahead/kept-cache";
import { keptLength } from "@/lib/shared/offline-page";
import type { SupplierAnswer } from "@/lib/domains/offers/schema";

const mark = "kept-offers";
/** The offers of a page lie beside it, and go with it. */
const addressHere = (): string => `${location.pathname}?${mark}`;
const cacheHere = (): Promise<Cache | null> => ("caches" in globalThis ? keptCache() : Promise.resolve(null));

async function readAt(cache: Cache, address: string): Promise<SupplierAnswer[]> {
  const kept = await cache.match(address);
  return kept ? ((await kept.json()) as SupplierAnswer[]) : [];
}

/** The newer answers, with what was known before of other articles. */
export function mergeAnswers(
  before: readonly SupplierAnswer[],
  now: readonly SupplierAnswer[],
  ids: readonly number[],
) {
  const others = new Map(before.map((answer) => [answer.supplier.code, answer]));
  const merged = now.map((answer) => {
    const rest = others.get(answer.supplier.code)?.offers.filter(({ articleId }) => !ids.includes(articleId)) ?? [];
    others.delete(answer.supplier.code);
    return { ...answer, offers: [...rest, ...answer.offers] };
  });
  const silent = [...others.values()].map((answer) => ({
    ...answer,
    offers: answer.offers.filter(({ articleId }) => !ids.includes(articleId)),
  }));
  return [...merged, ...silent];
}

interface Heard {
  address: string;
  answers: readonly SupplierAnswer[];
  ids: readonly number[];
}
/** What was heard on a page that is older than its worker, until the first page is kept. */
let early: Heard[] = [];

async function put(cache: Cache, { address, answers, ids }: Heard): Promise<void> {
  const text = JSON.stringify(mergeAnswers(await readAt(cache, address), answers, ids));
  const headers = { "content-type": "application/json", [keptLength]: String(text.length) };
  await cache.put(address, new Response(text, { headers }));
}

async function keepEarly(): Promise<void> {
  const cache = await cacheHere();
  if (!cache) return;
  window.removeEventListener(pageKeptEvent, keepEarly);
  const heard = early;
  early = [];
  for (const one of heard) await put(cache, one);
}

/** Keeps what suppliers offered on this page for the time without a network. */
export async function keepOffers(answers: readonly SupplierAnswer[], ids: readonly number[]): Promise<void> {
  const heard = { address: addressHere(), answers, ids };
  const cache = await cacheHere();
  if (cache) return put(cache, heard);
  early.push(heard);
  window.addEventListener(pageKeptEvent, keepEarly);
}

/** What suppliers offered of these articles when this page was last open with a network. */
export async function readOffers(ids: readonly number[]): Promise<SupplierAnswer[]> {
  const cache = await cacheHere();
  const kept = cache ? await readAt(cache, addressHere()) : [];
  return kept
    .map((answer) => ({ ...answer, offers: answer.offers.filter(({ articleId }) => ids.includes(articleId)) }))
    .filter(({ offers }) => offers.length > 0);
}

/** The reader sees other prices from now on: none that was kept is shown again. */
export async function forgetOffers(): Promise<void> {
  early = [];
  const cache = await cacheHere();
  for (const key of (await cache?.keys()) ?? []) if (new URL(key.url).search === `?${mark}`) await cache?.delete(key);
}
