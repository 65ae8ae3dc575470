import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { Pagination } from "@/components/ui/pagination";
import type { FoundBy, PartHits } from "@/lib/domains/catalogue/search/schema";
import { pageLabels } from "../page-labels";
import { HitTable } from "./hit-table";

interface Props {
  hits: PartHits;
  caption: string;
  text: string;
  hrefFor: (page: number) => string;
}

/** The articles that a search found, each with the numbers by which it was found. */
export async function PartResults({ hits, caption, text, hrefFor }: Props) {
  const [t, labels] = await Promise.all([getTranslations("catalogue.search"), pageLabels()]);
  const sentence = ({ by, printed, owner }: FoundBy) => t(`by.${by}`, { owner: owner ?? "", printed });
  const rows = hits.items.map(({ id, genartId, brand, number, label, foundBy }) => ({
    ...{ key: String(id), genartId, brand: brand.name, number, label, href: `/pieces/article/${id}` },
    lines: foundBy.length > 0 ? [...new Set(foundBy.map(sentence))] : [t("by.words")],
  }));
  return (
    <>
      <ClientMessages of={["catalogue.search", "catalogue.families"]}>
        <HitTable key={hits.page} caption={caption} rows={rows} linesTitle={t("foundBy")} text={text} />
      </ClientMessages>
      <Pagination className="mt-3" page={hits.page} pages={hits.pages} hrefFor={hrefFor} labels={labels} />
    </>
  );
}
