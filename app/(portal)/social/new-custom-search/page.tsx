import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SearchForm } from "@/components/catalogue/custom/search-form";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { findSearch } from "@/lib/domains/catalogue/custom/queries";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("social"))("new") };
}

/** A custom search to add, or with ?edit= the one to change. */
export default async function NewSearchPage({ searchParams }: { searchParams: Promise<{ edit?: string | string[] }> }) {
  const [actor, language, { edit }, t] = await Promise.all([
    requireActorAt("/social"),
    pageLanguage(),
    searchParams,
    getTranslations("social"),
  ]);
  const name = typeof edit === "string" ? edit : null;
  const search = name === null ? null : await findSearch(actor, { name, lang: language });
  if (name !== null && !search) {
    const back = <LinkButton href="/social">{t("back")}</LinkButton>;
    return <EmptyState level={1} title={t("missing")} text={t("missingText")} action={back} />;
  }
  return (
    <div className="px-4 py-4 md:px-5">
      <h1 className="mb-4 text-title font-title tracking-tight">{t(search ? "form.editTitle" : "form.newTitle")}</h1>
      <ClientMessages of={["social"]}>
        <SearchForm search={search && { name: search.name, genarts: search.genarts }} />
      </ClientMessages>
    </div>
  );
}
