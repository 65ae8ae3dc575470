import { makeHttpSource } from "@/lib/providers/http";
import { ProviderFailure } from "@/lib/providers/http/failure";
import type { KnownArticle } from "../embedded-articles";
import { SupplierError, type Supplier, type SupplierAdapter } from "../port";
import { mapOffers } from "./map";
import { readRecords } from "./payload";
import type { SupplierSettings } from "./settings";

interface Options extends SupplierSettings {
  supplier: Supplier;
  articlesOf: (ids: readonly number[]) => Promise<KnownArticle[]>;
  timeoutMs?: number;
}

/** Less than the limit that the fan-out gives, so that the breaker hears of it first. */
const answerMs = 1_900;
const mostBytes = 2_000_000;

/**
 * A supplier reached by HTTP: one POST of {"items":[{id, brand, number, ean}]} for all articles, within 1.9 s, both tries
 * together. Its records are read as docs/suppliers.md says. Throws SupplierError.
 */
export function makeHttpSupplier(options: Options): SupplierAdapter {
  const { supplier, url, key, keyHeader, inside, articlesOf, timeoutMs = answerMs } = options;
  const ask = makeHttpSource({
    name: `supplier-${supplier.code}`,
    ...{ timeoutMs, totalMs: timeoutMs, maxBytes: mostBytes },
    headers: key ? { [keyHeader]: key } : {},
    accepts: (body) => readRecords(body) !== null,
    allowPrivateAddresses: inside,
  });
  return {
    supplier,
    async ask({ articleIds, now }) {
      const articles = await articlesOf(articleIds);
      if (articles.length === 0) return [];
      const items = articles.map((article) => ({ ...article, id: String(article.id) }));
      const body = await ask(url, { items }).catch((error: unknown) => {
        throw asSupplierError(error);
      });
      return mapOffers(readRecords(body) ?? [], articles, options, now);
    },
  };
}

function asSupplierError(error: unknown): SupplierError {
  if (!(error instanceof ProviderFailure)) return new SupplierError("unavailable", "unknown failure", { cause: error });
  const { name } = Object(error.cause) as { name?: unknown };
  const late = name === "TimeoutError" || name === "AbortError";
  return new SupplierError(late ? "late" : error.kind, error.message, { cause: error });
}
