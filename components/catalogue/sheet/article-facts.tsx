import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { GenartDrawing } from "@/components/drawings/genart-drawing";
import { Barcode } from "@/components/ui/barcode";
import { Card } from "@/components/ui/card";
import type { ArticleSheet } from "@/lib/domains/catalogue/sheet/schema";
import { ean13Bars, isEan13 } from "@/lib/shared/ean";

/** What the article is, beside its title: picture, numbers of the trade, bar code; `keep` are the reader's own lists. */
export async function ArticleIdentity({ sheet, keep }: { sheet: ArticleSheet; keep: ReactNode }) {
  const t = await getTranslations("catalogue.sheet");
  const { genart, ean, tradeNumbers } = sheet;
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <GenartDrawing
        genart={genart.id}
        family={genart.familyId}
        label={t("picture", { label: genart.label })}
        className="size-20 text-ink-2 sm:size-28"
      />
      <div className="grid min-w-0 flex-1 basis-44 gap-2">
        {tradeNumbers.length > 0 ? (
          <p className="num">
            <span className="text-ink-2">{t("trade")} </span>
            <bdi dir="ltr" className="font-medium wrap-anywhere">
              {tradeNumbers.join(" · ")}
            </bdi>
          </p>
        ) : null}
        {keep}
      </div>
      {ean && isEan13(ean) ? (
        <Barcode modules={ean13Bars(ean)} digits={ean} label={t("ean", { ean })} />
      ) : ean ? (
        <p className="num text-data text-ink-3">{t("ean", { ean })}</p>
      ) : null}
    </Card>
  );
}

/** Its criteria, those that decide first and marked. */
export async function ArticleCriteria({ sheet }: { sheet: ArticleSheet }) {
  const t = await getTranslations("catalogue.sheet");
  const lines = [...sheet.criteria].sort((one, other) => Number(other.mandatory) - Number(one.mandatory));
  if (lines.length === 0) return null;
  return (
    <Card title={t("criteria")}>
      <dl className="num gap-x-8 sm:columns-2">
        {lines.map((line) => (
          <div
            key={line.valueId}
            className="flex break-inside-avoid justify-between gap-4 border-b border-line-2 py-1.5"
          >
            <dt className="text-ink-2">
              {line.label}
              {line.mandatory ? (
                <span className="ms-1 text-accent" title={t("mandatory")}>
                  <span aria-hidden>•</span>
                  <span className="sr-only">{t("mandatory")}</span>
                </span>
              ) : null}
            </dt>
            <dd className="text-end font-medium">{line.value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type Numbers = ArticleSheet["oeNumbers"];

/** Numbers by whose they are; each leads to the search for it. */
export function NumberList({ title, numbers }: { title: string; numbers: Numbers }) {
  if (numbers.length === 0) return null;
  return (
    <Card title={title}>
      <dl className="num grid grid-cols-[auto_1fr] gap-x-6">
        {numbers.map(({ ownerId, owner, numbers: own }) => (
          <div key={ownerId} className="col-span-2 grid grid-cols-subgrid border-b border-line-2 py-1 last:border-b-0">
            <dt className="self-center py-0.5 text-ink-2">{owner}</dt>
            <dd className="flex flex-wrap gap-x-4">
              {own.map((number) => (
                <Link
                  key={number}
                  href={`/pieces/search/${encodeURIComponent(number)}`}
                  prefetch={false}
                  className="inline-flex min-h-6 items-center text-accent hover:underline touch:min-h-11"
                >
                  <bdi dir="ltr">{number}</bdi>
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
