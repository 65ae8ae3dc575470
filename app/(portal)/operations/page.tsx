import type { Metadata } from "next";
import { ListSearch } from "@/components/page/list-search";
import { getTranslations } from "next-intl/server";
import { ChipLink } from "@/components/ui/chip";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { listOperations } from "@/lib/domains/operations/queries/list-operations";
import { operationStatuses } from "@/lib/domains/operations/rules";
import { identificationStart } from "@/lib/domains/vehicles/paths/rules";
import { hasRight } from "@/lib/platform/actor";
import { readId, readText, withQuery } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { OperationTable } from "./_components/operation-table";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("operations"))("title") };
}

interface Props {
  searchParams: Promise<Partial<Record<"search" | "status" | "after", string | string[]>>>;
}

/** The workshop jobs of the company, newest first, by state and by number, vehicle, code or customer. */
export default async function OperationsPage({ searchParams }: Props) {
  const actor = await requireActorAt("/operations");
  const [query, t] = await Promise.all([searchParams, getTranslations("operations")]);
  const search = readText(query.search);
  const status = operationStatuses.find((known) => known === query.status);
  const after = readId(query.after) ?? undefined;
  const { operations, next } = await listOperations(actor, { search, status, after, limit: 30 });
  const here = { search, status: status ?? "" };
  const filtered = search !== "" || status !== undefined;
  const seesCustomers = hasRight(actor, "cart");
  return (
    <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="me-auto text-title font-title tracking-tight">{t("title")}</h1>
        <ListSearch
          action="/operations"
          name="search"
          label={t("searchLabel")}
          placeholder={t(seesCustomers ? "search" : "searchPlain")}
          value={search}
          kept={{ status }}
        />
      </div>
      <nav aria-label={t("filter.label")} className="mb-4 flex flex-wrap gap-2">
        <ChipLink href={withQuery("/operations", { search })} active={!status}>
          {t("filter.all")}
        </ChipLink>
        {operationStatuses.map((known) => (
          <ChipLink key={known} href={withQuery("/operations", { search, status: known })} active={known === status}>
            {t(`status.${known}`)}
          </ChipLink>
        ))}
      </nav>
      {operations.length > 0 ? (
        <OperationTable operations={operations} seesCustomers={seesCustomers} />
      ) : (
        <EmptyState
          title={t(filtered ? "noMatch.title" : "empty.title")}
          text={t(filtered ? "noMatch.text" : "empty.text")}
          action={
            <LinkButton href={filtered ? "/operations" : identificationStart}>
              {t(filtered ? "noMatch.action" : "empty.action")}
            </LinkButton>
          }
        />
      )}
      <div className="mt-3 flex justify-end gap-2">
        {after ? <LinkButton href={withQuery("/operations", here)}>{t("first")}</LinkButton> : null}
        {next ? (
          <LinkButton href={withQuery("/operations", { ...here, after: String(next) })}>{t("more")}</LinkButton>
        ) : null}
      </div>
    </div>
  );
}
