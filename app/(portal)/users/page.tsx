import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { listAdministered } from "@/lib/domains/admin/users/queries/list-administered";
import { listUsers } from "@/lib/domains/admin/users/queries/list-users";
import { readId, readText } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { NewUserButton } from "./_components/new-user-button";
import { UserSearch } from "./_components/user-search";
import { UserTable } from "./_components/user-table";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("users"))("title") };
}

type Query = Partial<Record<"search" | "company" | "after", string | string[]>>;

/** The users of the companies that the reader administers, by name. */
export default async function UsersPage({ searchParams }: { searchParams: Promise<Query> }) {
  const actor = await requireActorAt("/users");
  const [query, t] = await Promise.all([searchParams, getTranslations("users")]);
  const search = readText(query.search);
  const company = readId(query.company) ?? undefined;
  const after = readId(query.after) ?? undefined;
  const [{ users, next }, companies] = await Promise.all([
    listUsers(actor, { search, companyId: company, after, limit: 30 }),
    listAdministered(actor),
  ]);
  const place = (more: Record<string, string>) =>
    `/users?${new URLSearchParams({ ...(search ? { search } : {}), ...(company ? { company: String(company) } : {}), ...more })}`;
  return (
    <ClientMessages of={["users", "account.password"]}>
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <h1 className="me-auto text-title font-title tracking-tight">{t("title")}</h1>
          <LinkButton href="/users/company">{t("settings.title")}</LinkButton>
          <LinkButton href="/users/matrix">{t("matrix.title")}</LinkButton>
          <NewUserButton companies={companies.map(({ id, name }) => ({ id, name }))} />
        </div>
        <UserSearch search={search} company={company ?? null} companies={companies} />
        {users.length > 0 ? (
          <UserTable users={users} several={companies.length > 1} />
        ) : (
          <EmptyState title={t("noMatch.title")} text={t("noMatch.text")} />
        )}
        <div className="mt-3 flex justify-end gap-2">
          {after ? <LinkButton href={place({})}>{t("first")}</LinkButton> : null}
          {next ? <LinkButton href={place({ after: String(next) })}>{t("more")}</LinkButton> : null}
        </div>
      </div>
    </ClientMessages>
  );
}
