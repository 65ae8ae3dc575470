import { Link } from "@/components/ui/link";
import { getLocale, getTranslations } from "next-intl/server";
import type { StockImport } from "@/lib/domains/stock/imports/schema";

/** The last imports; each leads to its lines. */
export async function ImportList({ imports }: { imports: readonly StockImport[] }) {
  const [t, locale] = await Promise.all([getTranslations("stock.import"), getLocale()]);
  const at = new Intl.DateTimeFormat(locale, { dateStyle: "short", timeStyle: "short", timeZone: "Europe/Paris" });
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
              {t(`state.${one.state}`)} · {at.format(new Date(one.createdAt))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
