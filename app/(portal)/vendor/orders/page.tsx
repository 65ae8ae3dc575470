import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { Tabs } from "@/components/ui/tabs";
import { listSold } from "@/lib/domains/orders/selling/queries";
import { soldKey } from "@/lib/domains/orders/selling/schema";
import { readText, withQuery, type QueryValue } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { SoldLive } from "./_components/sold-live";
import { SoldTable } from "./_components/sold-table";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("vendors.orders"))("title") };
}

/** The orders of the company's own store: those that wait for it, and those that are done. */
export default async function VendorOrdersPage({
  searchParams,
}: {
  searchParams: Promise<Record<"done" | "after", QueryValue>>;
}) {
  const actor = await requireActorAt("/vendor");
  const [query, t, v] = await Promise.all([
    searchParams,
    getTranslations("vendors.orders"),
    getTranslations("vendors"),
  ]);
  const done = query.done === "1";
  const after = soldKey.safeParse(readText(query.after)).data;
  const { open, orders, next } = await listSold(actor, { open: !done, after });
  const place = (isDone: boolean, from = "") => withQuery("/vendor/orders", { done: isDone ? "1" : "", after: from });
  return (
    <PortalPage title={t("title")} back={{ href: "/vendor", label: v("title") }}>
      <SoldLive />
      <Tabs
        label={t("title")}
        tabs={[
          { href: place(false), label: t("open"), count: open, current: !done },
          { href: place(true), label: t("done"), current: done },
        ]}
      />
      {orders.length > 0 ? (
        <SoldTable orders={orders} />
      ) : (
        <EmptyState title={t("none")} text={t(done ? "noneDone" : "noneOpen")} />
      )}
      <div className="flex justify-end gap-2">
        {after ? <LinkButton href={place(done)}>{t("first")}</LinkButton> : null}
        {next === null ? null : <LinkButton href={place(done, next)}>{t("more")}</LinkButton>}
      </div>
    </PortalPage>
  );
}
