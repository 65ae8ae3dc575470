import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { EmptyState } from "@/components/ui/states";
import { findSite } from "@/lib/domains/session/wordpress/queries";
import { hasRight } from "@/lib/platform/actor";
import { requireActorAt } from "@/lib/web/actor";
import { SiteFrame } from "./_components/site-frame";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("login.site"))("title") };
}

/** The administration of the content-management site. */
export default async function SitePage() {
  const [actor, t, admins] = await Promise.all([
    requireActorAt("/wp"),
    getTranslations("login.site"),
    getTranslations("workspace.forAdministrators"),
  ]);
  const site = findSite(actor);
  if (site === null)
    return (
      <EmptyState level={1} title={t("missing")} text={hasRight(actor, "admin") ? admins("site") : t("missingText")} />
    );
  return (
    <ClientMessages of={["login.site", "workspace.tool"]}>
      <SiteFrame site={site} />
    </ClientMessages>
  );
}
