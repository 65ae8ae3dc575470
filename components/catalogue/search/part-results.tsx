import { getTranslations } from "next-intl/server";
import type { ComponentProps } from "react";
import { ClientMessages } from "@/components/page/client-messages";
import { Pagination } from "@/components/ui/pagination";
import type { FoundBy, PartHits } from "@/lib/domains/catalogue/search/schema";
import { pageLabels } from "../page-labels";
import { HitOffers } from "./hit-offers";
import { HitTable } from "./hit-table";

interface Props {
  hits: PartHits;
  caption: string;
  text: string;
  hrefFor: (page: number) => string;
  /** For whom and which vehicle the articles are sold here; without it they lead to their sheets alone. */
  sale?: Pick<ComponentProps<typeof HitOffers>, "vehicle" | "mayAdd">;
}

const texts = ["catalogue.search", "catalogue.families"] as const;
const saleTexts = [...texts, "catalogue.list", "offers", "cart.adding"] as const;

/** The articles that a search found, each with the numbers by which it was found. */
export async function PartResults({ hits, caption, text, hrefFor, sale }: Props) {
  const [t, labels] = await Promise.all([getTranslations("catalogue.search"), pageLabels()]);
  const sentence = ({ by, printed, owner }: FoundBy) => t(`by.${by}`, { owner: owner ?? "", printed });
  const rows = hits.items.map(({ id, genartId, brand, number, label, foundBy }) => ({
    ...{ id, key: String(id), genartId, brand: brand.name, number, label, href: `/pieces/article/${id}` },
    lines: foundBy.length > 0 ? [...new Set(foundBy.map(sentence))] : [t("by.words")],
  }));
  const table = { caption, rows, linesTitle: t("foundBy"), text };
  return (
    <>
      <ClientMessages of={[...(sale ? saleTexts : texts)]}>
        {sale ? <HitOffers key={hits.page} {...table} {...sale} /> : <HitTable key={hits.page} {...table} />}
      </ClientMessages>
      <Pagination className="mt-3" page={hits.page} pages={hits.pages} hrefFor={hrefFor} labels={labels} />
    </>
  );
}
