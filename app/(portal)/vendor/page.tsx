import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import { ClientMessages } from "@/components/page/client-messages";
import { StatusBadge } from "@/components/vendors/status-badge";
import { conditionsAddress } from "@/lib/domains/vendors/conditions";
import { countriesIn } from "@/lib/domains/vendors/countries";
import { getAccount, getStoreDraft } from "@/lib/domains/vendors/queries/get-account";
import { isOpenToChange } from "@/lib/domains/vendors/states";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { Application } from "./_components/application";
import { StoreAccount } from "./_components/store-account";
import { VendorLive } from "./_components/vendor-live";
import { Waiting } from "./_components/waiting";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("vendors"))("title") };
}

/** The company as a vendor: its application, how far that has come, and its store once it is approved. */
export default async function VendorPage() {
  const actor = await requireActorAt("/vendor");
  const [account, first, lang, t] = await Promise.all([
    getAccount(actor),
    getStoreDraft(actor),
    pageLanguage(),
    getTranslations("vendors"),
  ]);
  const { status, store } = account;
  const form = { first, countries: countriesIn(lang), conditions: conditionsAddress(lang) };
  return (
    <PortalPage title={store && status !== "new" ? store.storeName : t("title")}>
      <ClientMessages of={["vendors"]}>
        <VendorLive />
        {status === "new" ? null : (
          <p>
            <StatusBadge status={status} />
          </p>
        )}
        {isOpenToChange(status) ? (
          <Application key={`${status} ${account.submittedAt}`} status={status} reason={account.reason} {...form}>
            {store && status === "waiting-for-approval" ? <Waiting account={{ ...account, store }} /> : null}
          </Application>
        ) : (
          <StoreAccount actor={actor} account={account} lang={lang} />
        )}
      </ClientMessages>
    </PortalPage>
  );
}
