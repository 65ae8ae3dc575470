import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { ClientMessages } from "@/components/page/client-messages";
import { RefreshOnOrders, RefreshOnPayments } from "@/components/live/refresh-on";
import { OrderActions } from "@/components/orders/order-actions";
import { OrderStateBadge } from "@/components/orders/order-state";
import { StepButton } from "@/components/orders/step-button";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonClasses } from "@/components/ui/button-style";
import { Download } from "@/components/drawings/icons";
import { mayOrder } from "@/lib/domains/orders/access";
import { findOrder } from "@/lib/domains/orders/queries/get-order";
import { allOf, mayTell, mayWithdraw, receivedOf, unsent } from "@/lib/domains/orders/rules";
import { orderId as orderNumber, type OrderEvent } from "@/lib/domains/orders/schema";
import { listPayments } from "@/lib/domains/payments/queries/get-payment";
import type { Payment } from "@/lib/domains/payments/schema";
import { nameColleagues } from "@/lib/domains/session/users/queries";
import { hasRight } from "@/lib/platform/actor";
import { formatDate, isoDateIn } from "@/lib/shared/dates";
import { pageLanguage } from "@/lib/web/language";
import { requireActorAt } from "@/lib/web/actor";
import { OrderFacts } from "./_components/order-facts";
import { OrderHistory } from "./_components/order-history";
import { OrderLines } from "./_components/order-lines";
import { OrderPayment } from "./_components/order-payment";
import { OrderStanding } from "./_components/order-standing";

interface Props {
  params: Promise<{ orderId: string }>;
}

const orderOf = cache(async (written: string) => {
  const actor = await requireActorAt("/orders");
  const orderId = orderNumber.safeParse(written).data;
  return orderId === undefined ? null : findOrder(actor, { orderId, lang: await pageLanguage() });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [order, t] = await Promise.all([orderOf((await params).orderId), getTranslations("orders")]);
  return { title: order ? t("numbered", { number: order.orderId }) : t("title") };
}

const peopleOf = (events: readonly OrderEvent[]): number[] => [
  ...new Set(events.flatMap(({ userId }) => (userId === null ? [] : [userId]))),
];

/** An order: how it stands, its lines with what can be done with them, and its history. */
export default async function OrderPage({ params }: Props) {
  const [order, t, locale] = await Promise.all([
    orderOf((await params).orderId),
    getTranslations("orders"),
    getLocale(),
  ]);
  if (!order) notFound();
  const actor = await requireActorAt("/orders");
  const [may, mayBuy, names, payments] = await Promise.all([
    mayOrder(actor, order),
    mayOrder(actor),
    nameColleagues(actor, { ids: peopleOf(order.events) }),
    order.total !== null && hasRight(actor, "cart", "Techauto-app")
      ? listPayments(actor, { orderNumbers: [order.orderId] })
      : new Map<string, Payment>(),
  ]);
  const payment = payments.get(order.orderId);
  const { orderId, transmission, customerId, lines } = order;
  const day = (iso: string) => formatDate(isoDateIn(new Date(iso), "Europe/Paris"), locale) ?? "";
  const sent = order.dateSent ? (formatDate(order.dateSent.slice(0, 10), locale) ?? "none") : "none";
  const steps = may && order.state !== "cancelled" && !unsent.includes(transmission);
  const arriving = steps ? allOf("arrive", lines, customerId === null) : [];
  const handing = steps ? allOf("hand-over", lines, customerId === null) : [];
  const tell = may && mayTell(order);
  const again = may && mayBuy;
  const hasNote = order.state !== "cancelled" && lines.some((line) => receivedOf(line) > 0);
  return (
    <ClientMessages of={["orders", "cart", "checkout.thanks"]}>
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <RefreshOnOrders orderId={orderId} />
        {payment ? <RefreshOnPayments /> : null}
        <Breadcrumb label={t("title")} crumbs={[{ label: t("title"), href: "/orders" }, { label: orderId }]} />
        <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <div className="me-auto">
            <h1 className="flex flex-wrap items-center gap-2.5 text-title font-title tracking-tight">
              {t("numbered", { number: orderId })} <OrderStateBadge state={order.state} transmission={transmission} />
            </h1>
            <p className="text-ink-3">{t("dates", { placed: day(order.placedAt), sent })}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            {hasNote ? (
              <a href={`/api/order/${orderId}/note?lang=${locale}`} download className={buttonClasses("secondary")}>
                <Download />
                {t("noteDocument")}
              </a>
            ) : null}
            <OrderActions order={order} may={{ withdraw: may && mayWithdraw(order), tell, again }} />
            {handing.length > 0 ? (
              <StepButton
                variant={tell || arriving.length > 0 ? "secondary" : "primary"}
                orderId={orderId}
                step="hand-over"
                lines={handing}
                label={t("handAll")}
              />
            ) : null}
            {arriving.length > 0 ? (
              <StepButton
                variant={tell ? "secondary" : "primary"}
                orderId={orderId}
                step="arrive"
                lines={arriving}
                label={t("receiveAll")}
              />
            ) : null}
          </div>
        </div>
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-4">
            <OrderStanding order={order} />
            <OrderLines order={order} maySteps={steps} />
          </div>
          <aside className="grid gap-4">
            <OrderFacts order={order} customerReference={payment?.customerReference ?? null} />
            {payment ? <OrderPayment payment={payment} /> : null}
            <OrderHistory order={order} names={names} />
          </aside>
        </div>
      </div>
    </ClientMessages>
  );
}
