import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { listCards } from "@/lib/domains/session/cards/queries";
import { requireActorAt } from "@/lib/web/actor";
import { CardDesk } from "./_components/card-desk";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("users.cards"))("title") };
}

/** The QR cards of the company: who enters with which, and from when to when. */
export default async function QrCodesPage() {
  const actor = await requireActorAt("/qrcodes");
  const [cards, t] = await Promise.all([listCards(actor, { search: "" }), getTranslations("users.cards")]);
  return (
    <ClientMessages of={["users"]}>
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
        <p className="no-print mb-3 text-ink-2">{t("lead")}</p>
        <CardDesk first={cards} />
      </div>
    </ClientMessages>
  );
}
