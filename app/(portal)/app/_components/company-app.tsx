import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { findCompanyApp } from "@/lib/domains/apps/queries";
import type { CompanyAppName } from "@/lib/domains/apps/rules";
import { hasRight, heldBy } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { requireActorAt } from "@/lib/web/actor";
import { AppView } from "./app-view";

/** The title of an app's page. */
export const companyAppTitle = (name: CompanyAppName) => async (): Promise<Metadata> => ({
  title: (await getTranslations("shell.menu.apps"))(name),
});

/** The page of an app whose address stands in the settings of the reader's company. */
export const companyAppPage = (name: CompanyAppName) =>
  async function CompanyAppPage(): Promise<ReactNode> {
    const actor = await requireActorAt(`/app/${name}`);
    const [place, names] = await Promise.all([findCompanyApp(actor, { name }), getTranslations("shell.menu.apps")]);
    if (place?.state === "page") redirect(place.address);
    if (place) return <AppView title={names(name)} place={place} />;
    // Only who may give it an address learns that it has none.
    if (!hasRight(actor, "admin")) notFound();
    const t = await getTranslations("apps");
    const settings = <LinkButton href="/users/company">{t("toSettings")}</LinkButton>;
    return (
      <EmptyState
        level={1}
        title={t("unset", { app: names(name) })}
        text={t("unsetText")}
        action={mayOpen("/users/company", heldBy(actor)) ? settings : null}
      />
    );
  };
