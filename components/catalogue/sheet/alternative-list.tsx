import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { Pagination } from "@/components/ui/pagination";
import type { Alternatives } from "@/lib/domains/catalogue/sheet/schema";
import { pageLabels } from "../page-labels";

interface Props {
  alternatives: Alternatives;
  articleHref: (id: number) => string;
  hrefFor: (page: number) => string;
}

/** Articles that carry one of the same OE numbers, ten a page. */
export async function AlternativeList({ alternatives, articleHref, hrefFor }: Props) {
  const [t, labels] = await Promise.all([getTranslations("catalogue.sheet"), pageLabels()]);
  const { total, items, page, pages } = alternatives;
  if (total === 0) return <Card title={t("alternatives")}>{t("noAlternatives")}</Card>;
  return (
    <Card title={t("alternatives")} actions={<span className="num text-data text-ink-3">{total}</span>}>
      <ul className="num">
        {items.map(({ id, number, brand, through }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 border-b border-line-2 py-1.5 last:border-b-0">
            <b className="font-semibold">{brand.name}</b>
            <Link
              href={articleHref(id)}
              prefetch={false}
              className="inline-flex min-h-6 items-center text-accent hover:underline touch:min-h-11"
            >
              <bdi dir="ltr">{number}</bdi>
            </Link>
            <span className="ms-auto text-data text-ink-3">
              {t("through", { numbers: through.slice(0, 2).join(", ") })}
            </span>
          </li>
        ))}
      </ul>
      <Pagination className="mt-3" page={page} pages={pages} hrefFor={hrefFor} labels={labels} />
    </Card>
  );
}
