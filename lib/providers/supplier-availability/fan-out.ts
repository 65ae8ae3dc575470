import { log } from "@/lib/platform/log";
import { SupplierError, type Supplier, type SupplierAdapter, type SupplierOffer, type SupplierRequest } from "./port";
import { soundOffers } from "./sound";

export interface SupplierReply {
  supplier: Supplier;
  status: "ok" | "ko";
  /** Why a supplier is `ko`: it took too long, or what it answered cannot be used. */
  reason: "late" | "failed" | null;
  offers: SupplierOffer[];
  /** How long the answer took, in milliseconds. */
  ms: number;
}

export const supplierLimitMs = 2_000;

/** Asks every supplier at once and hands on each reply as it comes: one that throws or is over the limit is `ko`. */
export async function* fanOut(
  adapters: readonly SupplierAdapter[],
  request: Omit<SupplierRequest, "signal">,
  limitMs = supplierLimitMs,
): AsyncGenerator<SupplierReply> {
  const open = new Map(
    adapters.map((adapter, at) => [at, settle(adapter, request, limitMs).then((reply) => ({ at, reply }))]),
  );
  while (open.size > 0) {
    const { at, reply } = await Promise.race(open.values());
    open.delete(at);
    yield reply;
  }
}

async function settle(
  { supplier, ask }: SupplierAdapter,
  request: Omit<SupplierRequest, "signal">,
  limitMs: number,
): Promise<SupplierReply> {
  const ended = new AbortController();
  const began = performance.now();
  const ms = () => Math.round(performance.now() - began);
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new SupplierError("late", `no answer in ${limitMs} ms`)), limitMs);
    ended.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  try {
    const offers = await Promise.race([ask({ ...request, signal: ended.signal }), late]);
    return { supplier, status: "ok", reason: null, offers: soundOffers(offers, request.articleIds), ms: ms() };
  } catch (error) {
    log.warn({ err: error, supplier: supplier.code }, "a supplier did not answer");
    const reason = error instanceof SupplierError && error.kind === "late" ? "late" : "failed";
    return { supplier, status: "ko", reason, offers: [], ms: ms() };
  } finally {
    ended.abort();
  }
}
