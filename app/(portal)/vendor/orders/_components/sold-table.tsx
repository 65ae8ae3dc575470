import { Link } from "@/components/ui/link";
import { getLocale, getTranslations } from "next-intl/server";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { SoldRow } from "@/lib/domains/orders/selling/schema";
import { formatMoney } from "@/lib/shared/money";
import { pageFormat } from "@/lib/web/page-format";
import { SoldBadge } from "./sold-badge";

/** On a phone each order is a card. */
const stacked = {
  row: "max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:border-b max-sm:border-line-2 max-sm:p-3 max-sm:last:border-b-0",
  cell: "max-sm:border-b-0 max-sm:p-0",
};

export async function SoldTable({ orders }: { orders: readonly SoldRow[] }) {
  const [t, format, locale] = await Promise.all([getTranslations("vendors.orders"), pageFormat(), getLocale()]);
  return (
    <Table caption={t("title")} className="max-sm:block">
      <thead className="max-sm:hidden">
        <tr>
          <Th>{t("column.number")}</Th>
          <Th>{t("column.company")}</Th>
          <Th>{t("column.placed")}</Th>
          <Th align="end">{t("column.pieces")}</Th>
          <Th align="end">{t("column.net")}</Th>
          <Th>{t("column.state")}</Th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {orders.map(({ key, number, company, placedAt, pieces, netCents, state }) => (
          <Tr key={key} className={stacked.row}>
            <Td className={stacked.cell}>
              <Link
                prefetch={false}
                href={`/vendor/orders/${key}`}
                className="reach inline-flex min-h-6 items-center font-strong hover:text-accent hover:underline"
              >
                <bdi>{number}</bdi>
              </Link>
            </Td>
            <Td className={`${stacked.cell} wrap-anywhere max-sm:row-start-2`}>
              <bdi>{company}</bdi>
            </Td>
            <Td className={`${stacked.cell} max-sm:row-start-3 max-sm:text-ink-3`}>
              {format.dateTime(new Date(placedAt), { dateStyle: "medium", timeStyle: "short" })}
            </Td>
            <Td align="end" className={`${stacked.cell} max-sm:row-start-2`}>
              {pieces}
              <span className="ms-1 text-tiny text-ink-3 sm:hidden">{t("column.pieces")}</span>
            </Td>
            <Td align="end" className={`${stacked.cell} whitespace-nowrap max-sm:row-start-3 max-sm:font-strong`}>
              <span className="me-1 text-tiny font-normal text-ink-3 sm:hidden">{t("column.net")}</span>
              {formatMoney(netCents, "EUR", locale)}
            </Td>
            <Td className={`${stacked.cell} max-sm:col-start-2 max-sm:row-start-1`}>
              <SoldBadge state={state} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
