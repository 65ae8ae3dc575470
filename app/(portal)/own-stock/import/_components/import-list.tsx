import { Link } from "@/components/ui/link";
import { getLocale, getTranslations } from "next-intl/server";
import type { StockImport } from "@/lib/domains/stock/imports/schema";
import { formatMoment } from "@/lib/shared/moment";

/** The last imports; each leads to its lines. */
export async function ImportList({ imports }: { imports: readonly StockImport[] }) {
  const [t, locale] = await Promise.all([getTranslations("stock.import"), getLocale()]);
  return (
    <section aria-labelledby="imports" className="mt-6">
      <h2 id="imports" className="mb-2 text-sub font-semibold">
        {t("last")}
      </h2>
      <ul className="grid gap-1">
        {imports.map((one) => (
          <li key={one.id} className="flex flex-wrap gap-2">
            <Link
              href={`/own-stock/import/${one.id}`}
              prefetch={false}
              className="font-strong wrap-anywhere hover:text-accent hover:underline"
            >
              <bdi>{one.fileName || t("unnamed")}</bdi>
            </Link>
            <span className="text-ink-2">
              {t(`state.${one.state}`)} · {formatMoment(one.createdAt, locale)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
