import { Link } from "@/components/ui/link";
import { getLocale, getTranslations } from "next-intl/server";
import { ArrivalWord } from "@/components/orders/arrival-word";
import { channelName } from "@/components/orders/channel-name";
import { OrderStateBadge } from "@/components/orders/order-state";
import { TransmissionWord } from "@/components/orders/transmission-word";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { isAwaited } from "@/lib/domains/orders/rules";
import type { OrderRow } from "@/lib/domains/orders/schema";
import { formatDate, isoDateIn } from "@/lib/shared/dates";
import { formatMoney } from "@/lib/shared/money";

/** On a phone each order is a card, its number and its total in the first line. */
const stacked = {
  row: "max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:border-b max-sm:border-line-2 max-sm:p-3 max-sm:last:border-b-0",
  cell: "max-sm:border-b-0 max-sm:p-0",
};

export async function OrderTable({ orders }: { orders: readonly OrderRow[] }) {
  const [t, words, locale] = await Promise.all([getTranslations("orders"), getTranslations("cart"), getLocale()]);
  const day = (iso: string) => formatDate(isoDateIn(new Date(iso), "Europe/Paris"), locale) ?? "";
  return (
    <Table caption={t("title")} className="max-sm:block">
      <thead className="max-sm:hidden">
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
      <tbody className="max-sm:block">
        {orders.map((order) => (
          <Tr key={order.orderId} className={stacked.row}>
            <Td className={stacked.cell}>
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
            <Td className={`${stacked.cell} max-sm:col-span-2 max-sm:row-start-2`}>
              <bdi>{order.customerId === null ? t("itself") : order.buyer}</bdi>
              <div className="text-data text-ink-3 md:hidden">{channelName(order, words)}</div>
            </Td>
            <Td className="max-md:hidden">{channelName(order, words)}</Td>
            <Td className={`${stacked.cell} max-sm:col-span-2 max-sm:row-start-3`}>
              <OrderStateBadge state={order.state} transmission={order.transmission} />
              <div className="text-data text-ink-3">
                <TransmissionWord {...order} />
              </div>
              {order.arrivalOn && isAwaited(order) ? (
                <div className="text-data text-ink-2 md:hidden">
                  {t("column.arrival")} <ArrivalWord {...order} />
                </div>
              ) : null}
            </Td>
            <Td className="max-md:hidden">
              <ArrivalWord {...order} />
            </Td>
            <Td
              align="end"
              className={`${stacked.cell} font-strong whitespace-nowrap max-sm:col-start-2 max-sm:row-start-1`}
            >
              <span className="block text-tiny font-normal text-ink-3 sm:hidden">{t("column.total")}</span>
              {order.total === null ? "–" : formatMoney(order.total, order.currency, locale)}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
