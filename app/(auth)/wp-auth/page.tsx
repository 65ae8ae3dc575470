import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { EntryFrame } from "@/components/session/entry-frame";
import { LinkButton } from "@/components/ui/link-button";
import { safeReturnPath } from "@/lib/domains/session/rules";
import { findSite } from "@/lib/domains/session/wordpress/queries";
import { hasRight } from "@/lib/platform/actor";
import { requireActorAt } from "@/lib/web/actor";
import { ToSite } from "./_components/to-site";

interface Props {
  searchParams: Promise<{ to?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("login.site");
  return { title: t("title"), referrer: "no-referrer" };
}

/** The door from here into the content-management site. */
export default async function SiteDoorPage({ searchParams }: Props) {
  const [actor, t, admins, { to }] = await Promise.all([
    requireActorAt("/wp-auth"),
    getTranslations("login.site"),
    getTranslations("workspace.forAdministrators"),
    searchParams,
  ]);
  const site = findSite(actor);
  return (
    <EntryFrame title={site === null ? t("missing") : t("title")}>
      {site === null ? (
        <>
          <p className="text-ink-2">{hasRight(actor, "admin") ? admins("site") : t("missingText")}</p>
          <LinkButton href="/">{t("portal")}</LinkButton>
        </>
      ) : (
        <ClientMessages inPage of={["login.site"]}>
          <ToSite site={site} to={safeReturnPath([to].flat()[0])} />
        </ClientMessages>
      )}
    </EntryFrame>
  );
}
