import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { ClientMessages } from "@/components/page/client-messages";
import type { ArticleSheet } from "@/lib/domains/catalogue/sheet/schema";
import { ApplicabilityList } from "./applicability-list";
import { ArticleCriteria, ArticlePicture, NumberList } from "./article-facts";
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

/** Everything about an article: picture, bar code, criteria, numbers, alternatives, vehicles, prices; beside it fit and suppliers. */
export async function ArticleSheetView({ sheet, parts, articlesAt, aside }: Props) {
  const t = await getTranslations("catalogue.sheet");
  const here = `${articlesAt}/${sheet.id}`;
  const { kept, countries } = parts;
  return (
    <ClientMessages of={["catalogue", "offers", "cart"]}>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_308px] xl:grid-cols-[230px_minmax(0,1fr)_308px]">
        <div className="grid gap-4 max-xl:hidden">
          <ArticlePicture sheet={sheet} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <ArticleCriteria sheet={sheet} />
          <Numbers sheet={sheet} parts={parts} articlesAt={articlesAt} />
          <RelatedLists related={parts.related} articleHref={(id) => `${articlesAt}/${id}`} />
          <ApplicabilityList
            applicability={parts.applicability}
            part={{ makeId: sheet.brand.id, ref: sheet.number, name: `${sheet.brand.name} ${sheet.number}` }}
            hrefFor={(page) => (page > 1 ? `${here}?applicability=${page}` : here)}
          />
          <PriceList title={t("tecdocPrices")} lines={parts.tecdocPrices} />
          <PriceList title={t("worldPrices")} lines={parts.worldPrices} />
          {countries ? <CountryList countries={countries} /> : null}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:order-first">
          {aside}
          {kept ? (
            <Card title={t("keep")}>
              <KeepButtons article={{ id: sheet.id, name: `${sheet.brand.name} ${sheet.number}` }} kept={kept} />
            </Card>
          ) : null}
          <Card title={t("reserved")}>
            <ReservedFacts articleId={sheet.id} vhu={parts.vhu} rights={parts.rights} />
          </Card>
          <div className="xl:hidden">
            <ArticlePicture sheet={sheet} />
          </div>
        </div>
      </div>
    </ClientMessages>
  );
}

/** Original numbers with who carries them, competitors' numbers, numbers of the trade. */
async function Numbers({ sheet, parts, articlesAt }: Omit<Props, "aside">) {
  const t = await getTranslations("catalogue.sheet");
  const makeIds = Object.fromEntries(sheet.oeNumbers.map(({ owner, ownerId }) => [owner, ownerId]));
  return (
    <>
      <OemBlock
        key={sheet.id}
        article={{ id: sheet.id, number: sheet.number, brand: sheet.brand.name }}
        oem={parts.oem}
        makeIds={makeIds}
        alternatives={parts.alternatives}
        articlesAt={articlesAt}
      />
      <NumberList title={t("cross")} none={t("noCross")} numbers={sheet.crossReferences} />
      {sheet.tradeNumbers.length > 0 ? (
        <Card title={t("trade")}>
          <bdi dir="ltr" className="num">
            {sheet.tradeNumbers.join(" · ")}
          </bdi>
        </Card>
      ) : null}
    </>
  );
}
