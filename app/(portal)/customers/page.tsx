import type { Metadata } from "next";
import { ListSearch } from "@/components/page/list-search";
import { getTranslations } from "next-intl/server";
import { CustomerFormButton } from "@/components/customers/customer-form-button";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { listCustomers } from "@/lib/domains/customers/queries/list-customers";
import { listCustomersOfToday } from "@/lib/domains/operations/queries/list-customers-of-today";
import { readId, readText } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { CustomerTable } from "./_components/customer-table";
import { CustomersOfToday } from "./_components/customers-of-today";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("customers"))("title") };
}

interface Props {
  searchParams: Promise<{ search?: string | string[]; after?: string | string[] }>;
}

/** The customers of the company by name, with a search that also takes plates. */
export default async function CustomersPage({ searchParams }: Props) {
  const actor = await requireActorAt("/customers");
  const [query, t] = await Promise.all([searchParams, getTranslations("customers")]);
  const search = readText(query.search);
  const after = readId(query.after) ?? undefined;
  const isStart = !search && after === undefined;
  const [{ customers, next }, today] = await Promise.all([
    listCustomers(actor, { search, after, limit: 30 }),
    isStart ? listCustomersOfToday(actor, { limit: 25 }) : [],
  ]);
  const placeAfter = (id: number) => `/customers?${new URLSearchParams({ search, after: String(id) })}`;
  return (
    <ClientMessages of={["customers"]}>
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <h1 className="me-auto text-title font-title tracking-tight">{t("title")}</h1>
          <ListSearch
            action="/customers"
            name="search"
            label={t("searchLabel")}
            placeholder={t("search")}
            value={search}
            className="max-sm:order-last"
          />
          <CustomerFormButton />
        </div>
        {today.length > 0 ? <CustomersOfToday customers={today} /> : null}
        {customers.length > 0 ? (
          <CustomerTable customers={customers} />
        ) : search ? (
          <EmptyState title={t("noMatch.title", { search })} text={t("noMatch.text")} />
        ) : (
          <EmptyState title={t("empty.title")} text={t("empty.text")} />
        )}
        <div className="mt-3 flex justify-end gap-2">
          {after ? <LinkButton href={`/customers?${new URLSearchParams({ search })}`}>{t("first")}</LinkButton> : null}
          {next ? <LinkButton href={placeAfter(next)}>{t("more")}</LinkButton> : null}
        </div>
      </div>
    </ClientMessages>
  );
}
