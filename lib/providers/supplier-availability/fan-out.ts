import { log } from "@/lib/platform/log";
import type { Supplier, SupplierAdapter, SupplierOffer, SupplierRequest } from "./port";

export interface SupplierReply {
  supplier: Supplier;
  status: "ok" | "ko" | "late";
  offers: SupplierOffer[];
}

export const supplierLimitMs = 2_000;

/** Asks every supplier at once and hands on each reply as it comes: one that throws is `ko`, one over the limit `late`. */
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
  const late = new Promise<"late">((resolve) => {
    const timer = setTimeout(() => resolve("late"), limitMs);
    ended.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  try {
    const offers = await Promise.race([ask({ ...request, signal: ended.signal }), late]);
    return offers === "late" ? { supplier, status: "late", offers: [] } : { supplier, status: "ok", offers };
  } catch (error) {
    log.warn({ err: error, supplier: supplier.code }, "a supplier did not answer");
    return { supplier, status: "ko", offers: [] };
  } finally {
    ended.abort();
  }
}
