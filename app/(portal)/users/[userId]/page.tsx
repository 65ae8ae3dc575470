import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { Tabs } from "@/components/ui/tabs";
import { oemLabels } from "@/lib/domains/admin/oem/labels";
import { findOemRights } from "@/lib/domains/admin/oem/queries";
import { accessRights } from "@/lib/domains/admin/rights/rules";
import { listAdministered } from "@/lib/domains/admin/users/queries/list-administered";
import { getRights } from "@/lib/domains/admin/users/queries/get-rights";
import { findUser } from "@/lib/domains/admin/users/queries/list-users";
import { snippetOf } from "@/lib/domains/admin/users/rules";
import { deliversMails } from "@/lib/domains/mails/queries/list-mails";
import { userOf } from "@/lib/platform/actor";
import { readId } from "@/lib/shared/address";
import { textsOf } from "@/lib/platform/texts";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { AddCompany } from "./_components/add-company";
import { CodesSnippet } from "./_components/codes-snippet";
import { MailLinkButton } from "./_components/mail-link-button";
import { OemRights } from "./_components/oem-rights";
import { RightsForm } from "./_components/rights-form";

interface Props {
  params: Promise<{ userId: string }>;
  searchParams: Promise<{ company?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("users"))("userTitle") };
}

/** A user in one of the companies that the reader administers: rights by family, codes, further companies. */
export default async function UserPage({ params, searchParams }: Props) {
  const actor = await requireActorAt("/users");
  const [{ userId: segment }, query, language, t] = await Promise.all([
    params,
    searchParams,
    pageLanguage(),
    getTranslations("users"),
  ]);
  const userId = readId(segment);
  if (userId === null) notFound();
  const [user, administered] = await Promise.all([findUser(actor, { userId }), listAdministered(actor)]);
  if (!user) notFound();
  const asked = readId(query.company);
  const company = user.companies.find(({ id }) => id === asked) ?? user.companies[0];
  if (!company) notFound();
  const place = { companyId: company.id, userId };
  const draft = [userOf(actor), company.id, userId].join(":");
  const { rights } = await getRights(actor, place);
  const oem = await findOemRights(actor, place);
  const texts = await textsOf(language, "rights");
  const { categories } = oemLabels(texts);
  const { families } = accessRights(texts);
  const others = administered.filter(({ id }) => user.companies.every((one) => one.id !== id));
  return (
    <ClientMessages of={["users"]}>
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <div className="me-auto min-w-0 wrap-anywhere">
            <h1 className="text-title font-title tracking-tight">
              <bdi>{user.name}</bdi>
            </h1>
            <p className="text-ink-2">
              <bdi>{user.email}</bdi>
            </p>
          </div>
          <LinkButton href="/users">{t("back")}</LinkButton>
        </div>
        <Tabs
          label={t("companies")}
          className="mb-4"
          tabs={user.companies.map(({ id, name }) => ({
            href: `/users/${userId}?company=${id}`,
            label: name,
            current: id === company.id,
          }))}
        />
        {others.length > 0 ? (
          <AddCompany userId={userId} companies={others} />
        ) : (
          <p className="mb-4 text-data text-ink-2">{t("addCompany.none", { name: user.name })}</p>
        )}
        <RightsForm key={company.id} {...{ place, families, draft }} company={company.name} first={rights} />
        {oem ? <OemRights key={draft} {...{ place, categories }} first={oem.rights} draft={`${draft}:oem`} /> : null}
        <MailLinkButton
          key={`${draft}:link`}
          {...place}
          company={company.name}
          email={user.email}
          delivers={deliversMails(actor)}
        />
        <CodesSnippet snippet={snippetOf(rights, place)} />
      </div>
    </ClientMessages>
  );
}
