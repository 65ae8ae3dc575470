import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { pageLabels } from "@/components/catalogue/page-labels";
import { linesOf } from "@/components/catalogue/article-list/view-rows";
import { HitTable } from "@/components/catalogue/search/hit-table";
import { ClientMessages } from "@/components/page/client-messages";
import { Pagination } from "@/components/ui/pagination";
import type { Scope, ShelfItem } from "@/lib/domains/catalogue/shelves/schema";
import { listShelfItems } from "@/lib/domains/catalogue/shelves/queries/browse-items";
import { listTraits } from "@/lib/domains/catalogue/shelves/queries/list-traits";
import { hitsPerPage } from "@/lib/domains/catalogue/search/rules";
import type { Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";

interface Props {
  actor: Actor;
  scope: Scope;
  lang: Language;
  brandId: number;
  genartId: number;
  title: string;
  path: string;
  page: number;
  text: string;
}

const hrefOf = (scope: Scope, { id, articleId, number }: ShelfItem) => {
  if (articleId !== null) return `/pieces/article/${articleId}`;
  return scope === "stock" ? `/pieces/own/${id}` : `/pieces/oes/${encodeURIComponent(number)}`;
};

/** What a shelf holds of a generic article, fifty a page. */
export async function ShelfItemList({ actor, scope, lang, brandId, genartId, title, path, page, text }: Props) {
  const [{ items, nbOfResults }, t, labels] = await Promise.all([
    listShelfItems(actor, { scope, brandId, lang, itemId: genartId, page }),
    getTranslations("catalogue.browse"),
    pageLabels(),
  ]);
  const pages = Math.ceil(nbOfResults / hitsPerPage);
  const hrefFor = (one: number) => (one > 1 ? `${path}?page=${one}` : path);
  if (page > pages && pages > 0) redirect(hrefFor(pages));
  const articleIds = scope === "all" ? items.flatMap(({ articleId }) => articleId ?? []) : [];
  const traits = linesOf(await listTraits(actor, { articleIds, genartId, lang }));
  const rows = items.map((item) => ({
    ...{ key: item.id, genartId: item.genartId, brand: item.makeLabel, number: item.number, label: item.label },
    href: hrefOf(scope, item),
    traits: traits.get(item.articleId ?? 0) ?? "",
    lines:
      scope === "all"
        ? item.oes.split(",").filter(Boolean)
        : [t(scope === "oe" ? "articles" : "pieces", { count: item.quantity ?? 0 })],
  }));
  return (
    <>
      <p className="num mb-2">{t(`count.${scope}`, { count: nbOfResults })}</p>
      <ClientMessages of={["catalogue.search", "catalogue.families"]}>
        <HitTable key={page} caption={title} rows={rows} linesTitle={t(`lines.${scope}`)} text={text} />
      </ClientMessages>
      <Pagination className="mt-3" page={page} pages={pages} hrefFor={hrefFor} labels={labels} />
    </>
  );
}
