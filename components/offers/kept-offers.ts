import { keptCache } from "@/components/installed/ahead/kept-cache";
import { keptLength } from "@/lib/shared/offline-page";
import type { SupplierAnswer } from "@/lib/domains/offers/schema";

const mark = "kept-offers";
/** The offers of a page lie beside it, and go with it. */
const addressHere = (): string => `${location.pathname}?${mark}`;
const cacheHere = (): Promise<Cache | null> => ("caches" in globalThis ? keptCache() : Promise.resolve(null));

async function readHere(cache: Cache): Promise<SupplierAnswer[]> {
  const kept = await cache.match(addressHere());
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

/** Keeps what suppliers offered on this page for the time without a network. */
export async function keepOffers(answers: readonly SupplierAnswer[], ids: readonly number[]): Promise<void> {
  const cache = await cacheHere();
  if (!cache) return;
  const text = JSON.stringify(mergeAnswers(await readHere(cache), answers, ids));
  const headers = { "content-type": "application/json", [keptLength]: String(text.length) };
  await cache.put(addressHere(), new Response(text, { headers }));
}

/** What suppliers offered of these articles when this page was last open with a network. */
export async function readOffers(ids: readonly number[]): Promise<SupplierAnswer[]> {
  const cache = await cacheHere();
  const kept = cache ? await readHere(cache) : [];
  return kept
    .map((answer) => ({ ...answer, offers: answer.offers.filter(({ articleId }) => ids.includes(articleId)) }))
    .filter(({ offers }) => offers.length > 0);
}

/** The reader sees other prices from now on: none that was kept is shown again. */
export async function forgetOffers(): Promise<void> {
  const cache = await cacheHere();
  for (const key of (await cache?.keys()) ?? []) if (new URL(key.url).search === `?${mark}`) await cache?.delete(key);
}
