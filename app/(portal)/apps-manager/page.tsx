import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { textsOf } from "@/lib/platform/texts";
import { rights } from "@/lib/shared/rights";
import { pageLanguage } from "@/lib/web/language";
import { listDock } from "@/lib/domains/apps/dock/queries";
import { requireActorAt } from "@/lib/web/actor";
import { DockDesk } from "./_components/dock-desk";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("apps.manager"))("title") };
}

/** The apps of the company's dock: added, changed, put in order and removed. */
export default async function AppsManagerPage() {
  const actor = await requireActorAt("/apps-manager");
  const [apps, { names }, t] = await Promise.all([
    listDock(actor),
    pageLanguage().then((lang) => textsOf(lang, "rights")),
    getTranslations("apps.manager"),
  ]);
  return (
    <ClientMessages of={["apps.manager"]}>
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
        <p className="mb-3 text-ink-2">{t("lead")}</p>
        <DockDesk first={apps} rights={rights.map((right) => ({ value: right, label: names[right] }))} />
      </div>
    </ClientMessages>
  );
}
