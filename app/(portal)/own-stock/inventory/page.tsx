import type { Metadata } from "next";
import { forbidden } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { listUpdatableStockGroups } from "@/lib/domains/stock/queries/list-groups";
import { requireActorAt } from "@/lib/web/actor";
import { CountSheet } from "./_components/count-sheet";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("stock.inventory"))("title") };
}

/** Counting what lies there, by scanner or by keyboard; for those who may update a stock group. */
export default async function InventoryPage() {
  const actor = await requireActorAt("/own-stock");
  const [groups, t] = await Promise.all([listUpdatableStockGroups(actor), getTranslations("stock")]);
  if (groups.length === 0) forbidden();
  return (
    <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
      <div className="mb-1 flex flex-wrap items-center gap-2">
        <h1 className="me-auto text-title font-title tracking-tight">{t("inventory.title")}</h1>
        <LinkButton href="/own-stock">{t("back")}</LinkButton>
      </div>
      <p className="mb-4 text-ink-2">{t("inventory.lead")}</p>
      <ClientMessages of={["stock"]}>
        <CountSheet />
      </ClientMessages>
    </div>
  );
}
