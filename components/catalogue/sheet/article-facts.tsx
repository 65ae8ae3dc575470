import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { GenartDrawing } from "@/components/drawings/genart-drawing";
import { Barcode } from "@/components/ui/barcode";
import { Card } from "@/components/ui/card";
import type { ArticleSheet } from "@/lib/domains/catalogue/sheet/schema";
import { ean13Bars, isEan13 } from "@/lib/shared/ean";

/** The article's picture and bar code. */
export async function ArticlePicture({ sheet }: { sheet: ArticleSheet }) {
  const t = await getTranslations("catalogue.sheet");
  const { genart, ean } = sheet;
  return (
    <Card className="grid justify-items-center gap-3">
      <GenartDrawing
        genart={genart.id}
        family={genart.familyId}
        label={t("picture", { label: genart.label })}
        className="size-40 text-ink-2"
      />
      {ean && isEan13(ean) ? (
        <Barcode modules={ean13Bars(ean)} digits={ean} label={t("ean", { ean })} />
      ) : (
        <p className="num text-data text-ink-3">{ean ? t("ean", { ean }) : t("noEan")}</p>
      )}
    </Card>
  );
}

/** Its criteria, decisive ones marked. */
export async function ArticleCriteria({ sheet }: { sheet: ArticleSheet }) {
  const t = await getTranslations("catalogue.sheet");
  if (sheet.criteria.length === 0) return <Card title={t("criteria")}>{t("noCriteria")}</Card>;
  return (
    <Card title={t("criteria")}>
      <dl className="num grid grid-cols-[auto_1fr] gap-x-6">
        {sheet.criteria.map((line) => (
          <div
            key={line.valueId}
            className="col-span-2 grid grid-cols-subgrid border-b border-line-2 py-1.5 last:border-b-0"
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
            <dd className="font-medium">{line.value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type Numbers = ArticleSheet["oeNumbers"];

/** Numbers by whose they are; each leads to the search for it. */
export function NumberList({ title, none, numbers }: { title: string; none: string; numbers: Numbers }) {
  return (
    <Card title={title}>
      {numbers.length === 0 ? <p className="text-ink-2">{none}</p> : null}
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
