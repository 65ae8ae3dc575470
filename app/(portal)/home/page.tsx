import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { AppWindow } from "@/components/drawings/icons";
import { menuEntries } from "@/components/page/menu-entries";
import { HomeBoard } from "@/components/portal/home-board";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { listCompanyApps } from "@/lib/domains/apps/queries";
import { placeHome } from "@/lib/domains/portal/tiles/queries/place-widgets";
import { heldBy } from "@/lib/platform/actor";
import { writtenLanguage } from "@/lib/shared/languages";
import { mayOpen } from "@/lib/shared/page-rights";
import { pageUser, requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("shell.homePage"))("title") };
}

/** What the reader's homes put in front, and every screen that they may open. */
export default async function HomePage() {
  const [actor, user, lang] = await Promise.all([requireActorAt("/home"), pageUser(), pageLanguage()]);
  const [t, menu, apps, first] = await Promise.all([
    getTranslations("shell.homePage"),
    getTranslations("shell.menu"),
    listCompanyApps(actor),
    placeHome(actor, { home: "start", language: writtenLanguage(lang) }),
  ]);
  const screens = menuEntries.filter(({ href }) => mayOpen(href, heldBy(actor)));
  const open = [
    ...screens.map(({ id, href, icon }) => ({ href, icon, label: menu(id) })),
    ...apps.map((name) => ({ href: `/app/${name}`, icon: AppWindow, label: menu(`apps.${name}`) })),
  ];
  const isIdle = apps.length === 0 && screens.every(({ forAll }) => forAll);
  return (
    <div className="mx-auto grid max-w-350 grid-cols-[minmax(0,1fr)] gap-5 px-4 py-4 md:px-6">
      <div>
        <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
        <p className="text-ink-2">
          {user.company.name} · {t("lead")}
        </p>
      </div>
      <ClientMessages of={["portal"]}>
        <HomeBoard home="start" first={first} lang={lang} mayBeEmpty />
      </ClientMessages>
      {isIdle ? <EmptyState title={t("nothing")} text={t("nothingText")} /> : null}
      <nav aria-label={t("title")} className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {open.map(({ href, icon: Icon, label }) => (
          <LinkButton key={href} href={href} size="lg" prefetch={false} className="justify-start">
            <Icon />
            {label}
          </LinkButton>
        ))}
      </nav>
    </div>
  );
}
