import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import { EmptyState } from "@/components/ui/states";
import { listNews } from "@/lib/domains/portal/news/queries";
import { newsStart } from "@/lib/domains/portal/news/rules";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("portal-pages.news"))("title") };
}

/** The news that the reader's homes tell. */
export default async function NewsListPage() {
  const [actor, lang, t] = await Promise.all([
    requireActorAt("/news"),
    pageLanguage(),
    getTranslations("portal-pages.news"),
  ]);
  const news = await listNews(actor, { lang });
  return (
    <PortalPage title={t("title")}>
      {news.length === 0 ? <EmptyState title={t("none")} text={t("noneText")} /> : null}
      <ul className="divide-y divide-line-2 rounded-md border border-line bg-paper shadow-card empty:hidden">
        {news.map(({ number, title }) => (
          <li key={number}>
            <Link
              href={`${newsStart}${number}`}
              prefetch={false}
              className="flex min-h-11 items-center px-3 py-2 font-strong wrap-anywhere hover:bg-accent-soft focus-visible:-outline-offset-2"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </PortalPage>
  );
}
