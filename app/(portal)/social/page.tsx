import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { StockItemList } from "@/components/stock/item-hits";
import { pageLabels } from "@/components/catalogue/page-labels";
import { RefreshOnTips } from "@/components/live/refresh-on";
import { Pagination } from "@/components/ui/pagination";
import { listSearches } from "@/lib/domains/catalogue/custom/queries";
import { findStockItems, itemsPerPage } from "@/lib/domains/stock/queries/find-items";
import { readPage } from "@/lib/shared/address";
import { listUpdatableStockGroups } from "@/lib/domains/stock/queries/list-groups";
import { listCompanyTips } from "@/lib/domains/vehicles/tips/queries";
import { tipsPerPage } from "@/lib/domains/vehicles/tips/rules";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { SearchList } from "./_components/search-list";
import { SocialSection } from "./_components/social-section";
import { TipList } from "./_components/tip-list";

interface Props {
  searchParams: Promise<{ tips?: string; items?: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("social"))("title") };
}

const placeOf = (tips: number, items: number): string => {
  const query = new URLSearchParams({
    ...(tips > 1 ? { tips: String(tips) } : {}),
    ...(items > 1 ? { items: String(items) } : {}),
  });
  return query.size > 0 ? `/social?${query}` : "/social";
};

/** What a company has put in order for itself: its tips, its custom searches, the items that it added. */
export default async function SocialPage({ searchParams }: Props) {
  const [actor, lang, asked, t, labels] = await Promise.all([
    requireActorAt("/social"),
    pageLanguage(),
    searchParams,
    getTranslations("social"),
    pageLabels(),
  ]);
  const [tipsAt, itemsAt] = [readPage(asked.tips), readPage(asked.items)];
  const [tips, searches, items, groups] = await Promise.all([
    listCompanyTips(actor, { page: tipsAt }),
    listSearches(actor, { lang }),
    findStockItems(actor, { text: "", lang, page: itemsAt }),
    listUpdatableStockGroups(actor),
  ]);
  const tipPages = Math.ceil(tips.total / tipsPerPage);
  const itemPages = Math.ceil(items.total / itemsPerPage);
  return (
    <div className="px-4 py-4 md:px-5">
      <RefreshOnTips />
      <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
      <p className="mb-4 text-ink-2">{t("lead")}</p>
      <SocialSection
        id="tips"
        title={t("tips", { count: tips.total })}
        add={{ href: "/social/ajout-astuce", label: t("newTip") }}
        empty={tips.items.length === 0 ? { title: t("noTips"), text: t("noTipsText") } : null}
      >
        <TipList tips={tips.items} />
        <Pagination
          page={tipsAt}
          pages={tipPages}
          hrefFor={(page) => placeOf(page, itemsAt)}
          labels={labels}
          className="mt-3"
        />
      </SocialSection>
      <SocialSection
        id="searches"
        title={t("searches")}
        add={{ href: "/social/new-custom-search", label: t("new") }}
        empty={searches.length === 0 ? { title: t("none"), text: t("noneText") } : null}
      >
        <SearchList searches={searches} />
      </SocialSection>
      <SocialSection
        id="items"
        title={t("item.title")}
        add={groups.length > 0 ? { href: "/social/add-new-item", label: t("item.new") } : null}
        empty={items.items.length === 0 ? { title: t("item.none"), text: t("item.noneText") } : null}
      >
        <StockItemList items={items.items} />
        <Pagination
          page={itemsAt}
          pages={itemPages}
          hrefFor={(page) => placeOf(tipsAt, page)}
          labels={labels}
          className="mt-3"
        />
      </SocialSection>
    </div>
  );
}
