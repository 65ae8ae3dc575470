import type { Offer, SupplierAnswer, SupplierOffer } from "@/lib/domains/offers/schema";
import { streamAvailability } from "./availability-stream";

/** What is known of an article's offers: `loading` until every supplier has answered or was given up. */
export interface ArticleOffers {
  offers: SupplierOffer[];
  loading: boolean;
  failed: boolean;
}

export interface SupplierState {
  code: string;
  name: string;
  rank: number;
  status: "loading" | SupplierAnswer["status"];
}

interface Entry {
  offers: Map<string, Offer>;
  state: "asked" | "known" | "failed";
  at: number;
}

const batchMs = 250;
const mostPerCall = 200;
/** Stock and prices older than this are asked for again when a screen needs them. */
const freshMs = 60_000;

const articles = new Map<number, Entry>();
const suppliers = new Map<string, SupplierState>();
const queue = new Set<number>();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let version = 0;
let era = 0;

function publish() {
  version += 1;
  for (const listener of listeners) listener();
}

/** Queues the articles that are not known; requests of a quarter of a second leave as one call. */
export function wantAvailability(articleIds: readonly number[]): void {
  const now = Date.now();
  const missing = articleIds.filter((id) => {
    const entry = articles.get(id);
    return !entry || entry.state === "failed" || (entry.state === "known" && now - entry.at > freshMs);
  });
  if (missing.length === 0) return;
  for (const id of missing) {
    articles.set(id, { offers: articles.get(id)?.offers ?? new Map(), state: "asked", at: now });
    queue.add(id);
  }
  timer ??= setTimeout(flush, batchMs);
  publish();
}

function flush() {
  timer = undefined;
  const ids = [...queue];
  queue.clear();
  for (let from = 0; from < ids.length; from += mostPerCall) void ask(ids.slice(from, from + mostPerCall));
}

async function ask(ids: readonly number[]): Promise<void> {
  const mine = era;
  for (const supplier of suppliers.values()) suppliers.set(supplier.code, { ...supplier, status: "loading" });
  publish();
  const finish = (state: "known" | "failed") => {
    if (mine !== era) return;
    for (const id of ids) articles.set(id, { offers: articles.get(id)?.offers ?? new Map(), state, at: Date.now() });
    publish();
  };
  await streamAvailability(ids, (answer) => mine === era && accept(answer, ids)).then(
    () => finish("known"),
    () => finish("failed"),
  );
}

function accept({ supplier, status, offers }: SupplierAnswer, ids: readonly number[]): void {
  suppliers.set(supplier.code, { ...supplier, status });
  const byArticle = new Map(offers.map((offer) => [offer.articleId, offer]));
  for (const id of ids) {
    const entry = articles.get(id);
    if (!entry) continue;
    const next = new Map(entry.offers);
    const offer = byArticle.get(id);
    if (offer) next.set(supplier.code, offer);
    else next.delete(supplier.code);
    articles.set(id, { ...entry, offers: next });
  }
  publish();
}

/** Drops every price that the page holds: called when the reader switches between retail and purchase prices. */
export function forgetAvailability(): void {
  era += 1;
  articles.clear();
  queue.clear();
  publish();
}

export const availabilityStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  version: () => version,
  /** Changes when everything was dropped and must be asked for again. */
  era: () => era,
  versionOnServer: () => 0,
  offersOf(id: number): ArticleOffers {
    const entry = articles.get(id);
    const offers = [...(entry?.offers ?? [])].flatMap(([code, offer]) => {
      const supplier = suppliers.get(code);
      return supplier ? [{ ...offer, supplier }] : [];
    });
    const sorted = offers.sort((a, b) => a.supplier.rank - b.supplier.rank);
    return { offers: sorted, loading: !entry || entry.state === "asked", failed: entry?.state === "failed" };
  },
  suppliers: (): SupplierState[] => [...suppliers.values()].sort((a, b) => a.rank - b.rank),
};
