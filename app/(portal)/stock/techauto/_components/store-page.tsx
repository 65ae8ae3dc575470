import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { settleStatus } from "@/app/(portal)/_components/settle-status";
import { StoreScreen } from "@/components/store/store-screen";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { mayReadBasket } from "@/lib/domains/basket/access";
import { countBasket } from "@/lib/domains/basket/queries/get-basket";
import { getPriceView } from "@/lib/domains/offers/queries/get-price-view";
import { listUpdatableStockGroups } from "@/lib/domains/stock/queries/list-groups";
import { getStoreTree, listStoreItems } from "@/lib/domains/store/queries";
import { findStorePlace, readStoreSearch, storeStart, type StorePlace } from "@/lib/domains/store/rules";
import { hasRight, type Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import { readPage, type QueryValue } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

type Segments = Partial<Record<"universe" | "family" | "category", string>>;

export interface StoreProps {
  params: Promise<Segments>;
  searchParams: Promise<Record<string, QueryValue>>;
}

const treeOf = cache(async () => {
  const [actor, lang] = await Promise.all([requireActorAt("/stock/techauto"), pageLanguage()]);
  return getStoreTree(actor, { lang }).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 503) return null;
    throw error;
  });
});

const segmentsOf = ({ universe, family, category }: Segments): string[] =>
  [universe, family, category].filter((segment) => segment !== undefined);

export async function storeMetadata({ params }: Pick<StoreProps, "params">): Promise<Metadata> {
  const [segments, tree, t] = await Promise.all([params, treeOf(), getTranslations("store")]);
  const { universe, family, category } = findStorePlace(tree ?? [], segmentsOf(segments));
  const here = category ?? family ?? universe;
  return { title: here ? `${here.label} · ${t("title")}` : t("title") };
}

/** Whether the actor may change the company's own basket: what the basket's verbs ask for. */
async function mayBuy(actor: Actor): Promise<boolean> {
  return hasRight(actor, "cart") && (await listUpdatableStockGroups(actor)).length > 0;
}

/** The supplier's store at an address: of a universe, a family, a category, or the whole of it. */
export async function StoreAt({ params, searchParams }: StoreProps) {
  const actor = await requireActorAt("/stock/techauto");
  const [segments, query, lang, tree] = await Promise.all([params, searchParams, pageLanguage(), treeOf()]);
  if (!tree) return <StoreSilent />;
  const place = findStorePlace(tree, segmentsOf(segments));
  if (place.missing) return <StoreMissing missing={place.missing} />;
  const search = readStoreSearch(query);
  const here = place.category ?? place.family ?? place.universe;
  const shows = place.family !== null || search.q !== "" || search.brands.length > 0;
  const [view, may, bought, goods] = await Promise.all([
    getPriceView(actor),
    mayBuy(actor),
    mayReadBasket(actor) ? countBasket(actor) : null,
    shows ? listStoreItems(actor, { ...search, area: here?.id ?? null, page: readPage(query.page), lang }) : null,
  ]);
  const pricesHidden = view === "retail";
  return <StoreScreen {...{ tree, place, search, goods, pricesHidden, bought }} mayAdd={may && !pricesHidden} />;
}

async function StoreMissing({ missing: { kind, segment } }: { missing: NonNullable<StorePlace["missing"]> }) {
  const t = await getTranslations("store.missing");
  await settleStatus(() => Promise.resolve("missing"));
  return (
    <EmptyState
      level={1}
      title={t(kind, { id: segment.slice(0, 40) })}
      text={t("text")}
      action={<LinkButton href={storeStart}>{t("action")}</LinkButton>}
    />
  );
}

async function StoreSilent() {
  const t = await getTranslations("store.silent");
  await settleStatus(() => Promise.resolve("failed"));
  return (
    <ErrorState
      level={1}
      title={t("title")}
      text={t("text")}
      action={<LinkButton href={storeStart}>{t("action")}</LinkButton>}
    />
  );
}
