import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import { EmptyState } from "@/components/ui/states";
import { listPacks } from "@/lib/domains/portal/packs/queries";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("portal-pages.packs"))("title") };
}

/** Every pack of parts. */
export default async function PacksPage() {
  const [actor, lang, t] = await Promise.all([
    requireActorAt("/packs"),
    pageLanguage(),
    getTranslations("portal-pages.packs"),
  ]);
  const packs = await listPacks(actor, { lang });
  return (
    <PortalPage title={t("title")} lead={t("lead")}>
      {packs.length === 0 ? <EmptyState title={t("none")} text={t("noneText")} /> : null}
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {packs.map(({ name, title, count }) => (
          <li key={name}>
            <Link
              href={`/packs/${encodeURIComponent(name)}`}
              prefetch={false}
              className="flex min-h-12 items-center gap-3 rounded-md border border-line bg-paper px-3 py-2 shadow-card hover:border-edge hover:bg-ground"
            >
              <span className="min-w-0 flex-1 font-strong wrap-anywhere">{title}</span>
              <span className="num shrink-0 text-data text-ink-3">{t("count", { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PortalPage>
  );
}
