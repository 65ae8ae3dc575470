import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ListSearch } from "@/components/page/list-search";
import { Note } from "@/components/ui/badge";
import { ChipLink } from "@/components/ui/chip";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { deliversMails, listMails } from "@/lib/domains/mails/queries/list-mails";
import { mailStates } from "@/lib/domains/mails/schema";
import { readId, readText, withQuery } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { MailTable } from "./_components/mail-table";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("mails"))("title") };
}

interface Props {
  searchParams: Promise<Partial<Record<"search" | "state" | "after", string | string[]>>>;
}

/** What the company wrote to people outside the window, newest first. */
export default async function MailsPage({ searchParams }: Props) {
  const actor = await requireActorAt("/mails");
  const [query, t] = await Promise.all([searchParams, getTranslations("mails")]);
  const search = readText(query.search);
  const state = mailStates.find((known) => known === query.state);
  const after = readId(query.after) ?? undefined;
  const { mails, next } = await listMails(actor, { search, state, after, limit: 50 });
  const here = { search, state: state ?? "" };
  const filtered = search !== "" || state !== undefined;
  return (
    <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
      <div className="mb-1 flex flex-wrap items-center gap-3">
        <h1 className="me-auto text-title font-title tracking-tight">{t("title")}</h1>
        <ListSearch
          action="/mails"
          name="search"
          label={t("searchLabel")}
          placeholder={t("search")}
          value={search}
          kept={{ state }}
        />
      </div>
      <p className="mb-3 text-ink-2">{t("lead")}</p>
      {deliversMails(actor) ? null : <Note className="mb-3">{t("kept")}</Note>}
      <nav aria-label={t("filter")} className="mb-4 flex flex-wrap gap-2">
        <ChipLink href={withQuery("/mails", { search })} active={!state}>
          {t("all")}
        </ChipLink>
        {mailStates.map((known) => (
          <ChipLink key={known} href={withQuery("/mails", { search, state: known })} active={known === state}>
            {t(`state.${known}`)}
          </ChipLink>
        ))}
      </nav>
      {mails.length > 0 ? (
        <MailTable mails={mails} />
      ) : (
        <EmptyState
          title={t(filtered ? "noMatch.title" : "empty.title")}
          text={t(filtered ? "noMatch.text" : "empty.text")}
          action={filtered ? <LinkButton href="/mails">{t("all")}</LinkButton> : null}
        />
      )}
      <div className="mt-3 flex justify-end gap-2">
        {after ? <LinkButton href={withQuery("/mails", here)}>{t("first")}</LinkButton> : null}
        {next ? (
          <LinkButton prefetch={false} href={withQuery("/mails", { ...here, after: String(next) })}>
            {t("more")}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
