import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { Tabs } from "@/components/ui/tabs";
import { getCompanySettings } from "@/lib/domains/account/settings/queries";
import { listAdministered } from "@/lib/domains/admin/users/queries/list-administered";
import { companyOf } from "@/lib/platform/actor";
import { readId } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { SettingsForm } from "./_components/settings-form";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("users.settings"))("title") };
}

/** The settings of a company that the reader administers: its own unless the address names another. */
export default async function CompanySettingsPage({
  searchParams,
}: {
  searchParams: Promise<{ company?: string | string[] }>;
}) {
  const actor = await requireActorAt("/users");
  const [query, companies, t] = await Promise.all([
    searchParams,
    listAdministered(actor),
    getTranslations("users.settings"),
  ]);
  const asked = query.company === undefined ? companyOf(actor) : readId(query.company);
  const company = companies.find(({ id }) => id === asked);
  if (!company) notFound();
  const { values } = await getCompanySettings(actor, { companyId: company.id });
  return (
    <ClientMessages of={["users.settings"]}>
      <div className="mx-auto max-w-240 px-4 py-4 md:px-6">
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <h1 className="me-auto min-w-0 text-title font-title tracking-tight wrap-anywhere">
            {t("titleOf", { company: company.name })}
          </h1>
          <LinkButton href="/users">{t("back")}</LinkButton>
        </div>
        {companies.length > 1 ? (
          <Tabs
            label={t("companies")}
            className="mb-4"
            tabs={companies.map(({ id, name }) => ({
              href: `/users/company?company=${id}`,
              label: name,
              current: id === company.id,
            }))}
          />
        ) : null}
        <SettingsForm key={company.id} companyId={company.id} first={values} />
      </div>
    </ClientMessages>
  );
}
