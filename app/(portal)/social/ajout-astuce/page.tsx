import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { TipDesk } from "@/components/vehicles/tips/tip-desk";
import { requireActorAt } from "@/lib/web/actor";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("social"))("newTip") };
}

/** A tip to add, with the choice of its vehicle. */
export default async function NewTipPage() {
  const [, t] = await Promise.all([requireActorAt("/social"), getTranslations("social")]);
  return (
    <div className="px-4 py-4 md:px-5">
      <h1 className="mb-1 text-title font-title tracking-tight">{t("newTip")}</h1>
      <p className="mb-4 text-ink-2">{t("newTipLead")}</p>
      <ClientMessages of={["vehicle-tools"]}>
        <TipDesk />
      </ClientMessages>
    </div>
  );
}
