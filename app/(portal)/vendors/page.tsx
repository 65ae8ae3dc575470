import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { Tabs } from "@/components/ui/tabs";
import { admitsVendors } from "@/lib/domains/vendors/access";
import { listVendors } from "@/lib/domains/vendors/queries/list-vendors";
import { readId, withQuery, type QueryValue } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { QueueLive } from "./_components/queue-live";
import { VendorTable } from "./_components/vendor-table";

const tabs = ["waiting-for-approval", "vendor", "approuved", "refused", "suspended"] as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("vendors.admin"))("title") };
}

/** The stores of the installation by state, those that wait for a decision first; for who admits them. */
export default async function VendorsPage({
  searchParams,
}: {
  searchParams: Promise<Record<"state" | "after", QueryValue>>;
}) {
  const actor = await requireActorAt("/vendors");
  if (!admitsVendors(actor)) notFound();
  const [query, t] = await Promise.all([searchParams, getTranslations("vendors.admin")]);
  const state = tabs.find((one) => one === query.state) ?? "waiting-for-approval";
  const after = readId(query.after) ?? undefined;
  const { waiting, vendors, next } = await listVendors(actor, { states: [state], after });
  const place = (one: string, from = "") => withQuery("/vendors", { state: one, after: from });
  return (
    <PortalPage title={t("title")}>
      <QueueLive />
      <Tabs
        label={t("tabs")}
        tabs={tabs.map((one) => ({
          ...{ href: place(one), label: t(`tab.${one}`), current: one === state },
          count: one === "waiting-for-approval" ? waiting : undefined,
        }))}
      />
      {vendors.length > 0 ? (
        <VendorTable vendors={vendors} />
      ) : (
        <EmptyState title={t("none")} text={t(`noneText.${state}`)} />
      )}
      <div className="flex justify-end gap-2">
        {after ? <LinkButton href={place(state)}>{t("first")}</LinkButton> : null}
        {next === null ? null : <LinkButton href={place(state, String(next))}>{t("more")}</LinkButton>}
      </div>
    </PortalPage>
  );
}
