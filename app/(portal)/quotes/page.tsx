import type { Metadata } from "next";
import { ListSearch } from "@/components/page/list-search";
import { getTranslations } from "next-intl/server";
import { RefreshOnQuotes } from "@/components/live/refresh-on";
import { ChipLink } from "@/components/ui/chip";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { readId, readText, withQuery } from "@/lib/shared/address";
import { listQuotes } from "@/lib/domains/quotes/queries/get-quote";
import { statuses } from "@/lib/domains/quotes/rules";
import { requireActorAt } from "@/lib/web/actor";
import { QuoteTable } from "./_components/quote-table";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("quotes"))("title") };
}

interface Props {
  searchParams: Promise<Partial<Record<"search" | "status" | "after", string | string[]>>>;
}

/** The quotes of the company, newest first, by state and by number, customer or plate. */
export default async function QuotesPage({ searchParams }: Props) {
  const actor = await requireActorAt("/quotes");
  const [query, t, used] = await Promise.all([
    searchParams,
    getTranslations("quotes"),
    getTranslations("used-parts.notice"),
  ]);
  const search = readText(query.search);
  const status = statuses.find((known) => known === query.status);
  const after = readId(query.after) ?? undefined;
  const { quotes, next } = await listQuotes(actor, { search, status, after, limit: 30 });
  const here = { search, status: status ?? "" };
  const filtered = search !== "" || status !== undefined;
  return (
    <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
      <RefreshOnQuotes />
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="me-auto text-title font-title tracking-tight">{t("title")}</h1>
        <ListSearch
          action="/quotes"
          name="search"
          label={t("searchLabel")}
          placeholder={t("search")}
          value={search}
          kept={{ status }}
        />
        <LinkButton href="/quotes/used-parts" prefetch={false}>
          {used("open")}
        </LinkButton>
      </div>
      <nav aria-label={t("filter.label")} className="mb-4 flex flex-wrap gap-2">
        <ChipLink href={withQuery("/quotes", { search })} active={!status}>
          {t("filter.all")}
        </ChipLink>
        {statuses.map((known) => (
          <ChipLink key={known} href={withQuery("/quotes", { search, status: known })} active={known === status}>
            {t(`status.${known}`)}
          </ChipLink>
        ))}
      </nav>
      {quotes.length > 0 ? (
        <QuoteTable quotes={quotes} />
      ) : (
        <EmptyState
          title={t(filtered ? "noMatch.title" : "empty.title")}
          text={t(filtered ? "noMatch.text" : "empty.text")}
          action={
            <LinkButton href={filtered ? "/quotes" : "/cart"}>
              {t(filtered ? "noMatch.action" : "empty.action")}
            </LinkButton>
          }
        />
      )}
      <div className="mt-3 flex justify-end gap-2">
        {after ? <LinkButton href={withQuery("/quotes", here)}>{t("first")}</LinkButton> : null}
        {next ? (
          <LinkButton href={withQuery("/quotes", { ...here, after: String(next) })}>{t("more")}</LinkButton>
        ) : null}
      </div>
    </div>
  );
}
