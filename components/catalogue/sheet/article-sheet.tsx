import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import type { Alternatives, Applicability, ArticleSheet } from "@/lib/domains/catalogue/sheet/schema";
import { AlternativeList } from "./alternative-list";
import { ApplicabilityList } from "./applicability-list";
import { ArticleCriteria, ArticlePicture, NumberList } from "./article-facts";

interface Props {
  sheet: ArticleSheet;
  applicability: Applicability;
  alternatives: Alternatives;
  /** The address of this sheet, and of another article's in the same place. */
  here: string;
  articleHref: (id: number) => string;
  aside: ReactNode;
}

/** Everything about an article: picture, bar code, criteria, numbers, vehicles, alternatives; beside it fit and suppliers. */
export async function ArticleSheetView({ sheet, applicability, alternatives, here, articleHref, aside }: Props) {
  const t = await getTranslations("catalogue.sheet");
  const at = { applicability: applicability.page, alternatives: alternatives.page };
  const hrefFor = (part: keyof typeof at) => (page: number) =>
    `${here}?${new URLSearchParams(asText({ ...at, [part]: page }))}`;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_308px] xl:grid-cols-[230px_minmax(0,1fr)_308px]">
      <div className="grid gap-4 max-xl:hidden">
        <ArticlePicture sheet={sheet} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <ArticleCriteria sheet={sheet} />
        <NumberList title={t("oe")} none={t("noOe")} numbers={sheet.oeNumbers} />
        <NumberList title={t("cross")} none={t("noCross")} numbers={sheet.crossReferences} />
        {sheet.tradeNumbers.length > 0 ? (
          <Card title={t("trade")}>
            <bdi dir="ltr" className="num">
              {sheet.tradeNumbers.join(" · ")}
            </bdi>
          </Card>
        ) : null}
        <AlternativeList alternatives={alternatives} articleHref={articleHref} hrefFor={hrefFor("alternatives")} />
        <ApplicabilityList applicability={applicability} hrefFor={hrefFor("applicability")} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:order-first">
        {aside}
        <div className="xl:hidden">
          <ArticlePicture sheet={sheet} />
        </div>
      </div>
    </div>
  );
}

const asText = (pages: Record<string, number>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pages)
      .filter(([, page]) => page > 1)
      .map(([part, page]) => [part, String(page)]),
  );
