import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { SenderDesk } from "@/components/notifications/sender/sender-desk";
import { hasRight } from "@/lib/platform/actor";
import { requireActorAt } from "@/lib/web/actor";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("notifications.sender"))("title") };
}

/** Writes notifications and tells what became of those that were sent. */
export default async function NotificationSenderPage() {
  const [actor, t] = await Promise.all([
    requireActorAt("/notification-sender"),
    getTranslations("notifications.sender"),
  ]);
  return (
    <ClientMessages of={["notifications"]}>
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
        <p className="mb-3 text-ink-2">{t("lead")}</p>
        <SenderDesk isFree={hasRight(actor, "urlFreestyle")} fillsAddress={hasRight(actor, "urlRse")} />
      </div>
    </ClientMessages>
  );
}
