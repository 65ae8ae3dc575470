import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { ClientMessages } from "@/components/page/client-messages";
import type { ArticleSheet } from "@/lib/domains/catalogue/sheet/schema";
import { ApplicabilityList } from "./applicability-list";
import { ArticleCriteria, ArticleIdentity, NumberList } from "./article-facts";
import { KeepButtons } from "./keep-buttons";
import { OemBlock } from "./oem-block";
import { CountryList, PriceList } from "./price-lists";
import { RelatedLists } from "./related-lists";
import { ReservedFacts } from "./reserved-facts";
import type { SheetParts } from "./sheet-parts";

interface Props {
  sheet: ArticleSheet;
  parts: SheetParts;
  /** Where articles are shown in this place: an id follows. */
  articlesAt: string;
  aside: ReactNode;
}

/**
 * Everything about an article in the order in which it is asked: what it is, whether it fits and who has it, what
 * decides, original numbers, vehicles, then the rest. What is empty is not there.
 */
export async function ArticleSheetView({ sheet, parts, articlesAt, aside }: Props) {
  const t = await getTranslations("catalogue.sheet");
  const here = `${articlesAt}/${sheet.id}`;
  const { kept, countries } = parts;
  const article = { id: sheet.id, name: `${sheet.brand.name} ${sheet.number}` };
  return (
    <ClientMessages of={["catalogue", "offers", "cart.adding"]}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_308px] lg:grid-rows-[auto_1fr]">
        <ArticleIdentity sheet={sheet} keep={kept ? <KeepButtons article={article} kept={kept} /> : null} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">{aside}</div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <ArticleCriteria sheet={sheet} />
          <Numbers sheet={sheet} parts={parts} articlesAt={articlesAt} />
          <ApplicabilityList
            applicability={parts.applicability}
            part={{ makeId: sheet.brand.id, ref: sheet.number, name: article.name }}
            hrefFor={(page) => (page > 1 ? `${here}?applicability=${page}` : here)}
          />
          <RelatedLists related={parts.related} articleHref={(id) => `${articlesAt}/${id}`} />
          <PriceList title={t("tecdocPrices")} lines={parts.tecdocPrices} />
          <PriceList title={t("worldPrices")} lines={parts.worldPrices} />
          {countries ? <CountryList countries={countries} /> : null}
          <Card title={t("reserved")}>
            <ReservedFacts articleId={sheet.id} vhu={parts.vhu} rights={parts.rights} />
          </Card>
        </div>
      </div>
    </ClientMessages>
  );
}

/** Original numbers with who carries them, and competitors' numbers. */
async function Numbers({ sheet, parts, articlesAt }: Omit<Props, "aside">) {
  const t = await getTranslations("catalogue.sheet");
  const makeIds = Object.fromEntries(sheet.oeNumbers.map(({ owner, ownerId }) => [owner, ownerId]));
  return (
    <>
      {parts.oem.rows.length + parts.alternatives.total > 0 ? (
        <OemBlock
          key={sheet.id}
          article={{ id: sheet.id, number: sheet.number, brand: sheet.brand.name }}
          oem={parts.oem}
          makeIds={makeIds}
          alternatives={parts.alternatives}
          articlesAt={articlesAt}
        />
      ) : null}
      <NumberList title={t("cross")} numbers={sheet.crossReferences} />
    </>
  );
}
