import type { SupplierAnswer, SupplierOffer } from "@/lib/domains/offers/schema";
import { forgetOffers } from "./kept-offers";
import { streamAvailability } from "./availability-stream";

type Supplier = SupplierAnswer["supplier"];

export interface SupplierState extends Supplier {
  status: "loading" | "ok" | "ko" | "late";
}

/** What is known of an article's offers: `loading` until every supplier has answered or was given up. */
export interface ArticleOffers {
  offers: SupplierOffer[];
  /** How each supplier did for this very article. */
  suppliers: SupplierState[];
  loading: boolean;
  failed: boolean;
}

interface Answer {
  status: SupplierState["status"];
  offer: SupplierOffer | null;
}

interface Entry {
  answers: Map<string, Answer>;
  state: "asked" | "known" | "failed";
  at: number;
}

const batchMs = 250;
/** Of the first further try by itself; each one after it waits twice as long, up to the fifth. */
const retryMs = 5_000;
const mostPerCall = 200;
/** Stock and prices older than this are asked for again when a screen needs them. */
const freshMs = 60_000;

const articles = new Map<number, Entry>();
/** Every supplier that has ever spoken, by rank. */
let suppliers: readonly Supplier[] = [];
/** What was last told of an article, while nothing that it was made of has changed: rows that stay the same are not drawn again. */
const told = new Map<number, { entry: Entry | undefined; suppliers: readonly Supplier[]; offers: ArticleOffers }>();
const queue = new Set<number>();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let version = 0;
let era = 0;

function publish() {
  version += 1;
  for (const listener of listeners) listener();
}

const answersOf = (id: number) => articles.get(id)?.answers ?? new Map<string, Answer>();

/** Queues the articles that are not known; requests of a quarter of a second leave as one call. */
export function wantAvailability(articleIds: readonly number[]): void {
  const now = Date.now();
  const missing = articleIds.filter((id) => {
    const entry = articles.get(id);
    return !entry || entry.state === "failed" || (entry.state === "known" && now - entry.at > freshMs);
  });
  if (missing.length === 0) return;
  for (const id of missing) {
    const waiting = [...answersOf(id)].map(([code, { offer }]) => [code, { offer, status: "loading" }] as const);
    articles.set(id, { answers: new Map(waiting), state: "asked", at: now });
    queue.add(id);
  }
  timer ??= setTimeout(flush, batchMs);
  publish();
}

/** Asks again about an article whose stock was just changed here. */
export function askAgain(articleId: number): void {
  const entry = articles.get(articleId);
  if (entry) articles.set(articleId, { ...entry, state: "failed" });
  wantAvailability([articleId]);
}

/** Asks again about every article of which nobody could tell anything; it happens by itself too, after a while. */
export function askFailed(): void {
  clearTimeout(retryTimer);
  retryTimer = undefined;
  wantAvailability([...articles].filter(([, { state }]) => state === "failed").map(([id]) => id));
}

function countFailure(): void {
  retryTimer ??= setTimeout(askFailed, retryMs * 2 ** Math.min(failures, 4));
  failures += 1;
}

function flush() {
  timer = undefined;
  const ids = [...queue];
  queue.clear();
  for (let from = 0; from < ids.length; from += mostPerCall) void ask(ids.slice(from, from + mostPerCall));
}

async function ask(ids: readonly number[]): Promise<void> {
  const mine = era;
  const finish = (state: "known" | "failed") => {
    if (mine !== era) return;
    if (state === "failed") countFailure();
    else failures = 0;
    // A store that sells no more is not among the answers: what it offered before goes with it.
    const answered = (id: number) => new Map([...answersOf(id)].filter(([, { status }]) => status !== "loading"));
    for (const id of ids)
      articles.set(id, { answers: state === "known" ? answered(id) : answersOf(id), state, at: Date.now() });
    publish();
  };
  await streamAvailability(ids, (answer) => mine === era && accept(answer, ids)).then(
    () => finish("known"),
    () => finish("failed"),
  );
}

function accept({ supplier, status, reason, offers }: SupplierAnswer, ids: readonly number[]): void {
  if (suppliers.every(({ code }) => code !== supplier.code))
    suppliers = [...suppliers, supplier].sort((a, b) => a.rank - b.rank);
  const byArticle = new Map(offers.map((offer) => [offer.articleId, { ...offer, supplier }]));
  for (const id of ids) {
    const entry = articles.get(id);
    if (!entry) continue;
    const answer: Answer = { status: reason === "late" ? "late" : status, offer: byArticle.get(id) ?? null };
    articles.set(id, { ...entry, answers: new Map(entry.answers).set(supplier.code, answer) });
  }
  publish();
}

/** Drops every price that the page holds: called when the reader switches between retail and purchase prices. */
export function forgetAvailability(): void {
  era += 1;
  articles.clear();
  told.clear();
  queue.clear();
  clearTimeout(retryTimer);
  retryTimer = undefined;
  failures = 0;
  void forgetOffers().catch(() => undefined);
  publish();
}

/** A supplier that has not spoken is loading while the call runs, and silent once it broke. */
function statusOf(answer: Answer | undefined, state: Entry["state"] | undefined): SupplierState["status"] {
  if (answer && answer.status !== "loading") return answer.status;
  if (state === "failed") return "ko";
  return state === "known" ? "ok" : "loading";
}

const tell = (entry: Entry | undefined): ArticleOffers => ({
  offers: suppliers.flatMap(({ code }) => entry?.answers.get(code)?.offer ?? []),
  suppliers: suppliers.map((supplier) => ({
    ...supplier,
    status: statusOf(entry?.answers.get(supplier.code), entry?.state),
  })),
  loading: !entry || entry.state === "asked",
  failed: entry?.state === "failed",
});

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
    const known = told.get(id);
    if (known && known.entry === entry && known.suppliers === suppliers) return known.offers;
    const offers = tell(entry);
    told.set(id, { entry, suppliers, offers });
    return offers;
  },
};
