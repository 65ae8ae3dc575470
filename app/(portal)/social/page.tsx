import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { SearchPicture } from "@/components/catalogue/custom/search-picture";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { listSearches } from "@/lib/domains/catalogue/custom/queries";
import { catalogueLanguage } from "@/lib/shared/languages";
import { requirePageActor } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("social"))("title") };
}

/** What a company has put in order for itself: its custom searches. */
export default async function SocialPage() {
  const [actor, language, t] = await Promise.all([
    requirePageActor("Social"),
    pageLanguage(),
    getTranslations("social"),
  ]);
  const searches = await listSearches(actor, { lang: catalogueLanguage(language) });
  const add = (
    <LinkButton variant="primary" href="/social/new-custom-search">
      {t("new")}
    </LinkButton>
  );
  return (
    <div className="px-4 py-4 md:px-5">
      <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
      <p className="mb-4 text-ink-2">{t("lead")}</p>
      {searches.length === 0 ? (
        <EmptyState title={t("none")} text={t("noneText")} action={add} />
      ) : (
        <section aria-labelledby="searches">
          <div className="mb-3 flex flex-wrap items-center gap-3">
            <h2 id="searches" className="flex-1 text-lead font-semibold">
              {t("searches")}
            </h2>
            {add}
          </div>
          <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {searches.map(({ id, name, image, genarts }) => (
              <li key={id} className="flex items-center gap-3 rounded-md border border-line bg-paper p-3 shadow-card">
                <SearchPicture image={image} genart={genarts[0]?.id} />
                <div className="min-w-0 flex-1">
                  <Link
                    href={`/pieces/custom-search/${encodeURIComponent(name)}`}
                    className="font-strong wrap-anywhere hover:text-accent hover:underline"
                  >
                    <bdi>{name}</bdi>
                  </Link>
                  <p className="num text-data text-ink-3">{t("families", { count: genarts.length })}</p>
                </div>
                <LinkButton
                  size="sm"
                  href={`/social/new-custom-search?edit=${encodeURIComponent(name)}`}
                  aria-label={t("edit", { name })}
                >
                  {t("editShort")}
                </LinkButton>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
