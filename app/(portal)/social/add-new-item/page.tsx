import type { Metadata } from "next";
import { forbidden } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ItemForm } from "@/components/stock/item-form";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { findStockItem } from "@/lib/domains/stock/queries/find-items";
import type { ItemDraft } from "@/lib/domains/stock/rules";
import type { StockItem } from "@/lib/domains/stock/schema";
import { readId } from "@/lib/shared/address";
import { typedPrice } from "@/lib/shared/decimals";
import { pageUser, requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("social.item"))("newTitle") };
}

const blank = {
  ...{ brand: "", reference: "", label: "", genartId: null, partType: "", price: "", quantity: "1" },
  ...{ ean: "", oeNumbers: "" },
};

const draftOf = ({ brand, reference, label, genart, ...item }: StockItem, language: string): ItemDraft => ({
  ...{ brand, reference, label, genartId: genart?.id ?? null, partType: item.partType },
  ...{ price: typedPrice(item.price, language), quantity: String(item.quantity) },
  ...{ stockGroup: item.stockGroup.id, picture: item.image !== null },
  ...{ ean: item.ean ?? "", oeNumbers: item.oeNumbers.join(", ") },
});

/** An item to add to the company's own stock, or with ?edit= the one to change; for those who may update a stock group. */
export default async function NewItemPage({ searchParams }: { searchParams: Promise<{ edit?: string | string[] }> }) {
  const [actor, user, language, { edit }, t] = await Promise.all([
    requireActorAt("/social/add-new-item"),
    pageUser(),
    pageLanguage(),
    searchParams,
    getTranslations("social.item"),
  ]);
  const groups = user.stockGroups.filter(({ canUpdate }) => canUpdate === 1);
  if (groups.length === 0) forbidden();
  const id = readId(edit);
  const item = id === null ? null : await findStockItem(actor, { id, lang: language });
  if (edit !== undefined && !item?.mayChange) {
    const back = <LinkButton href="/social">{t("back")}</LinkButton>;
    return <EmptyState level={1} title={t("missing")} text={t("missingText")} action={back} />;
  }
  const only = groups.length === 1 ? (groups[0]?.groupId ?? null) : null;
  return (
    <div className="px-4 py-4 md:px-5">
      <h1 className="mb-1 text-title font-title tracking-tight">{t(item ? "editTitle" : "newTitle")}</h1>
      <p className="mb-4 text-ink-2">{t("lead")}</p>
      <ClientMessages of={["social", "offers.partType"]}>
        <ItemForm
          key={item?.id ?? "new"}
          id={item?.id ?? null}
          draft={item ? draftOf(item, language) : { ...blank, stockGroup: only, picture: false }}
          genart={item?.genart?.label ?? ""}
          groups={groups.map(({ groupId, name }) => ({ id: groupId, name }))}
        />
      </ClientMessages>
    </div>
  );
}
