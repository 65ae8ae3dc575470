import { Link } from "@/components/ui/link";
import { getLocale, getTranslations } from "next-intl/server";
import { ArrivalWord } from "@/components/orders/arrival-word";
import { channelName } from "@/components/orders/channel-name";
import { OrderStateBadge } from "@/components/orders/order-state";
import { TransmissionWord } from "@/components/orders/transmission-word";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { OrderRow } from "@/lib/domains/orders/schema";
import { formatDate, isoDateIn } from "@/lib/shared/dates";
import { formatMoney } from "@/lib/shared/money";

export async function OrderTable({ orders }: { orders: readonly OrderRow[] }) {
  const [t, words, locale] = await Promise.all([getTranslations("orders"), getTranslations("cart"), getLocale()]);
  const day = (iso: string) => formatDate(isoDateIn(new Date(iso), "Europe/Paris"), locale) ?? "";
  return (
    <Table caption={t("title")}>
      <thead>
        <tr>
          <Th>{t("column.number")}</Th>
          <Th className="max-sm:hidden">{t("column.date")}</Th>
          <Th>{t("column.buyer")}</Th>
          <Th className="max-md:hidden">{t("column.supplier")}</Th>
          <Th>{t("column.state")}</Th>
          <Th className="max-md:hidden">{t("column.arrival")}</Th>
          <Th align="end">{t("column.total")}</Th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Tr key={order.orderId}>
            <Td>
              <Link
                href={`/orders/${order.orderId}`}
                prefetch={false}
                className="reach inline-flex min-h-6 items-center font-strong whitespace-nowrap hover:text-accent hover:underline"
              >
                {order.orderId}
              </Link>
              <div className="text-data text-ink-3 sm:hidden">{day(order.placedAt)}</div>
            </Td>
            <Td className="max-sm:hidden">{day(order.placedAt)}</Td>
            <Td>
              <bdi>{order.customerId === null ? t("itself") : order.buyer}</bdi>
              <div className="text-data text-ink-3 md:hidden">{channelName(order, words)}</div>
            </Td>
            <Td className="max-md:hidden">{channelName(order, words)}</Td>
            <Td>
              <OrderStateBadge state={order.state} />
              <div className="text-data text-ink-3">
                <TransmissionWord transmission={order.transmission} seller={order.seller} />
              </div>
              {order.arrivalOn ? (
                <div className="text-data text-ink-2 md:hidden">
                  {t("column.arrival")} <ArrivalWord {...order} />
                </div>
              ) : null}
            </Td>
            <Td className="max-md:hidden">
              <ArrivalWord {...order} />
            </Td>
            <Td align="end" className="font-strong whitespace-nowrap">
              {order.total === null ? "–" : formatMoney(order.total, order.currency, locale)}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
