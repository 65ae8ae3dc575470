import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { menuEntries } from "@/components/page/menu-entries";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { heldBy } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { pageUser, requireActorAt } from "@/lib/web/actor";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("shell.homePage"))("title") };
}

/** Every screen that the reader may open, to begin with. */
export default async function HomePage() {
  const [actor, user] = await Promise.all([requireActorAt("/home"), pageUser()]);
  const [t, menu] = await Promise.all([getTranslations("shell.homePage"), getTranslations("shell.menu")]);
  const open = menuEntries.filter(({ href }) => mayOpen(href, heldBy(actor)));
  return (
    <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
      <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
      <p className="mb-4 text-ink-2">
        {user.company.name} · {t("lead")}
      </p>
      {open.length === 0 ? <EmptyState title={t("nothing")} text={t("nothingText")} /> : null}
      <nav aria-label={t("title")} className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {open.map(({ id, href, icon: Icon }) => (
          <LinkButton key={id} href={href} size="lg" prefetch={false} className="justify-start">
            <Icon />
            {menu(id)}
          </LinkButton>
        ))}
      </nav>
    </div>
  );
}
