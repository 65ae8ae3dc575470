import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ListSearch } from "@/components/page/list-search";
import { RefreshOnOrders } from "@/components/live/refresh-on";
import { ChipLink } from "@/components/ui/chip";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { listOrders } from "@/lib/domains/orders/queries/list-orders";
import { orderStates } from "@/lib/domains/orders/rules";
import { orderId } from "@/lib/domains/orders/schema";
import { hasRight } from "@/lib/platform/actor";
import { readId, readText, withQuery } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { OrderTable } from "./_components/order-table";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("orders"))("title") };
}

type Address = Partial<Record<"search" | "state" | "after" | "customer", string | string[]>>;

/** The orders of the company, newest first, by state and by number, customer, reference or plate. */
export default async function OrdersPage({ searchParams }: { searchParams: Promise<Address> }) {
  const actor = await requireActorAt("/orders");
  const [query, t] = await Promise.all([searchParams, getTranslations("orders")]);
  const search = readText(query.search);
  const state = orderStates.find((known) => known === query.state);
  const customerId = readId(query.customer) ?? undefined;
  const after = orderId.safeParse(query.after).data;
  const { orders, next } = await listOrders(actor, { search, state, customerId, after, limit: 30 });
  const here = { search, state: state ?? "", customer: customerId ? String(customerId) : "" };
  const filtered = search !== "" || state !== undefined || customerId !== undefined;
  const withState = (wanted?: string) => withQuery("/orders", { ...here, state: wanted ?? "" });
  return (
    <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
      <RefreshOnOrders />
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="me-auto text-title font-title tracking-tight">{t("title")}</h1>
        <ListSearch
          action="/orders"
          name="search"
          label={t("searchLabel")}
          placeholder={t("search")}
          value={search}
          kept={{ state, customer: here.customer || undefined }}
        />
      </div>
      <nav aria-label={t("filter.label")} className="mb-4 flex flex-wrap gap-2">
        <ChipLink href={withState()} active={!state}>
          {t("filter.all")}
        </ChipLink>
        {orderStates.map((known) => (
          <ChipLink key={known} href={withState(known)} active={known === state}>
            {t(`state.${known}`)}
          </ChipLink>
        ))}
      </nav>
      {orders.length > 0 ? (
        <OrderTable orders={orders} />
      ) : (
        <Nothing filtered={filtered} withCart={hasRight(actor, "cart")} />
      )}
      <div className="mt-3 flex justify-end gap-2">
        {after ? <LinkButton href={withQuery("/orders", here)}>{t("first")}</LinkButton> : null}
        {next ? <LinkButton href={withQuery("/orders", { ...here, after: next })}>{t("more")}</LinkButton> : null}
      </div>
    </div>
  );
}

async function Nothing({ filtered, withCart }: { filtered: boolean; withCart: boolean }) {
  const t = await getTranslations("orders");
  const place = filtered ? "noMatch" : "empty";
  const href = filtered ? "/orders" : "/cart";
  return (
    <EmptyState
      title={t(`${place}.title`)}
      text={t(`${place}.text`)}
      action={filtered || withCart ? <LinkButton href={href}>{t(`${place}.action`)}</LinkButton> : undefined}
    />
  );
}
