import { Link } from "@/components/ui/link";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { SoldRow } from "@/lib/domains/orders/selling/schema";
import { formatMoney } from "@/lib/shared/money";
import { SoldBadge } from "./sold-badge";

export async function SoldTable({ orders }: { orders: readonly SoldRow[] }) {
  const [t, format, locale] = await Promise.all([getTranslations("vendors.orders"), getFormatter(), getLocale()]);
  return (
    <Table caption={t("title")}>
      <thead>
        <tr>
          <Th>{t("column.number")}</Th>
          <Th>{t("column.company")}</Th>
          <Th className="max-md:hidden">{t("column.placed")}</Th>
          <Th align="end" className="max-sm:hidden">
            {t("column.pieces")}
          </Th>
          <Th align="end" className="max-sm:hidden">
            {t("column.net")}
          </Th>
          <Th>{t("column.state")}</Th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ key, number, company, placedAt, pieces, netCents, state }) => (
          <Tr key={key}>
            <Td>
              <Link
                prefetch={false}
                href={`/vendor/orders/${key}`}
                className="reach inline-flex min-h-6 items-center font-strong hover:text-accent hover:underline"
              >
                <bdi>{number}</bdi>
              </Link>
            </Td>
            <Td className="wrap-anywhere">
              <bdi>{company}</bdi>
            </Td>
            <Td className="max-md:hidden">
              {format.dateTime(new Date(placedAt), { dateStyle: "medium", timeStyle: "short" })}
            </Td>
            <Td align="end" className="max-sm:hidden">
              {pieces}
            </Td>
            <Td align="end" className="whitespace-nowrap max-sm:hidden">
              {formatMoney(netCents, "EUR", locale)}
            </Td>
            <Td>
              <SoldBadge state={state} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
