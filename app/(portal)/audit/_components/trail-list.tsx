import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { listTrail } from "@/lib/domains/admin/trail/queries";
import { detailPieces } from "@/lib/domains/admin/trail/rules";
import type { TrailEntry, TrailFilter } from "@/lib/domains/admin/trail/schema";
import type { Actor } from "@/lib/platform/actor";
import { pageFormat } from "@/lib/web/page-format";
import { trailNames } from "./trail-names";

interface Props {
  actor: Actor;
  filter: TrailFilter;
  /** The filter as an address writes it. */
  asked: URLSearchParams;
  after: string | undefined;
  /** Whether entries of several companies stand together. */
  several: boolean;
}

/** A page of the trail with the way to the next one. */
export async function TrailList({ actor, filter, asked, after, several }: Props) {
  const [{ entries, next }, t] = await Promise.all([
    listTrail(actor, { ...filter, after, limit: 50 }),
    getTranslations("audit"),
  ]);
  if (entries.length === 0)
    return (
      <EmptyState
        title={t("noMatch.title")}
        text={t("noMatch.text")}
        action={<LinkButton href="/audit">{t("reset")}</LinkButton>}
      />
    );
  return (
    <>
      <TrailTable entries={entries} several={several} />
      <nav aria-label={t("pages")} className="mt-3 flex justify-end gap-2">
        {after ? <LinkButton href={`/audit?${asked}`}>{t("first")}</LinkButton> : null}
        {next ? (
          <LinkButton prefetch={false} href={`/audit?${new URLSearchParams([...asked, ["after", next]])}`}>
            {t("more")}
          </LinkButton>
        ) : null}
      </nav>
    </>
  );
}

async function TrailTable({ entries, several }: { entries: readonly TrailEntry[]; several: boolean }) {
  const [t, format, names] = await Promise.all([getTranslations("audit"), pageFormat(), trailNames()]);
  const when = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: "short", timeStyle: "medium", timeZone: "Europe/Paris" });
  return (
    <Table caption={t("title")}>
      <thead>
        <tr>
          <Th>{t("field.at")}</Th>
          <Th>{t("field.person")}</Th>
          {several ? <Th>{t("field.company")}</Th> : null}
          <Th>{t("field.action")}</Th>
          <Th>{t("field.entity")}</Th>
          <Th>{t("field.detail")}</Th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, company, person, job, action, entity, entityId, detail }) => (
          <Tr key={id} className="[&>td]:align-top">
            <Td className="whitespace-nowrap">
              <time dateTime={at}>
                <bdi>{when(at)}</bdi>
              </time>
            </Td>
            <Td className="min-w-40">
              <bdi className="block">{person?.name ?? (job ? t("job", { name: job }) : t("customer"))}</bdi>
              {person ? <bdi className="text-ink-3 wrap-anywhere">{person.email}</bdi> : null}
              {person && job ? <bdi className="block text-ink-3">{job}</bdi> : null}
            </Td>
            {several ? (
              <Td>
                <bdi>{company.name}</bdi>
              </Td>
            ) : null}
            <Td>{names.action(action)}</Td>
            <Td>
              {names.entity(entity)} <bdi className="text-ink-3 wrap-anywhere">{names.subject(entity, entityId)}</bdi>
            </Td>
            <Td className="max-w-100 min-w-48 wrap-anywhere">
              {detailPieces(detail)
                .map(names.detail)
                .map(({ name, value }) => (
                  <span key={name} className="block">
                    <span className="text-ink-3">{t("piece", { name })}</span> <bdi>{value}</bdi>
                  </span>
                ))}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
