import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import { ClientMessages } from "@/components/page/client-messages";
import { ListSearch } from "@/components/page/list-search";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { listPasses } from "@/lib/domains/passes/queries/list-passes";
import { readText, withQuery, type QueryValue } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { CertificateNote } from "./_components/certificate-note";
import { PassTable } from "./_components/pass-table";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("passes.admin"))("title") };
}

const here = "/admin-idcar";
const readFrom = (value: QueryValue): number =>
  typeof value === "string" && /^\d{1,6}$/.test(value) ? Number(value) : 0;

/** The passes that the company handed out: found, changed, withdrawn, and what they are signed with. */
export default async function AdminPassesPage({
  searchParams,
}: {
  searchParams: Promise<Record<"q" | "from", QueryValue>>;
}) {
  const actor = await requireActorAt(here);
  const [query, t] = await Promise.all([searchParams, getTranslations("passes.admin")]);
  const [q, from] = [readText(query.q, 80).trim(), readFrom(query.from)];
  const { passes, total, next, certificate, google } = await listPasses(actor, { q, from });
  const place = (one: number) => withQuery(here, { q, from: one === 0 ? "" : String(one) });
  return (
    <PortalPage title={t("title")} lead={t("lead")}>
      <CertificateNote certificate={certificate} google={google} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-data text-ink-2">{t("count", { count: total })}</p>
        <ListSearch action={here} name="q" label={t("search")} placeholder={t("placeholder")} value={q} />
      </div>
      {passes.length > 0 ? (
        <ClientMessages of={["passes.admin", "passes.card", "passes.make"]}>
          <PassTable key={`${q} ${from}`} first={passes} isTrial={certificate?.kind !== "apple"} />
        </ClientMessages>
      ) : q ? (
        <EmptyState
          title={t("noMatch", { q })}
          text={t("noMatchText")}
          action={<LinkButton href={here}>{t("all")}</LinkButton>}
        />
      ) : (
        <EmptyState
          title={t("none")}
          text={t("noneText")}
          action={<LinkButton href="/identification-vehicule">{t("identify")}</LinkButton>}
        />
      )}
      <div className="flex justify-end gap-2">
        {from > 0 ? <LinkButton href={place(0)}>{t("first")}</LinkButton> : null}
        {next === null ? null : <LinkButton href={place(next)}>{t("more")}</LinkButton>}
      </div>
    </PortalPage>
  );
}
