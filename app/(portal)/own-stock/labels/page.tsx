import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PrintButton } from "@/components/fit/print-button";
import { Barcode } from "@/components/ui/barcode";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { findStockLines } from "@/lib/domains/stock/shelf/queries/list-lines";
import { linesPerPage } from "@/lib/domains/stock/shelf/rules";
import { readId, readText } from "@/lib/shared/address";
import { ean13Bars } from "@/lib/shared/ean";
import { formatMoney } from "@/lib/shared/money";
import { requireActorAt } from "@/lib/web/actor";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("stock.labels"))("title") };
}

/** Labels to print and stick on: reference, place, price and a bar code that the inventory reads. */
export default async function LabelsPage({ searchParams }: { searchParams: Promise<{ ids?: string | string[] }> }) {
  const actor = await requireActorAt("/own-stock");
  const [{ ids: asked }, t, locale] = await Promise.all([searchParams, getTranslations("stock"), getLocale()]);
  const ids = readText(asked, linesPerPage * 11)
    .split(".")
    .flatMap((id) => readId(id) ?? []);
  const lines = ids.length > 0 ? await findStockLines(actor, { ids: ids.slice(0, linesPerPage) }) : [];
  const back = <LinkButton href="/own-stock">{t("back")}</LinkButton>;
  if (lines.length === 0) return <EmptyState level={1} title={t("missing")} text={t("missingText")} action={back} />;
  return (
    <div className="mx-auto max-w-300 px-4 py-4 md:px-6 print:p-0">
      <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
        <h1 className="me-auto text-title font-title tracking-tight">{t("labels.title")}</h1>
        {back}
        <PrintButton label={t("labels.print")} />
      </div>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
        {lines.map((line) => (
          <li key={line.id} className="break-inside-avoid rounded border border-line bg-white p-2 text-[#000]">
            <p className="truncate font-strong">
              <bdi>{line.brand}</bdi> <bdi dir="ltr">{line.reference}</bdi>
            </p>
            <p className="truncate text-data">{line.label}</p>
            <Barcode modules={ean13Bars(line.code)} digits={line.code} />
            <p className="num flex justify-between text-data">
              <bdi>{line.place}</bdi>
              <span>{formatMoney(line.price, line.currency, locale)}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
