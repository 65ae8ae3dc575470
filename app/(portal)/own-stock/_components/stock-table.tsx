import { Link } from "@/components/ui/link";
import { getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { isLow } from "@/lib/domains/stock/shelf/rules";
import type { StockLine } from "@/lib/domains/stock/shelf/schema";
import { formatMoney } from "@/lib/shared/money";

/** A page of the own stock; each line leads to what came and went of it. */
export async function StockTable({ lines }: { lines: readonly StockLine[] }) {
  const [t, offers, locale] = await Promise.all([
    getTranslations("stock"),
    getTranslations("offers.partType"),
    getLocale(),
  ]);
  return (
    <Table caption={t("title")}>
      <thead>
        <tr>
          <Th>{t("column.reference")}</Th>
          <Th>{t("column.label")}</Th>
          <Th className="max-md:hidden">{t("column.type")}</Th>
          <Th className="max-lg:hidden">{t("column.group")}</Th>
          <Th className="max-sm:hidden">{t("column.place")}</Th>
          <Th align="end">{t("column.quantity")}</Th>
          <Th align="end" className="max-sm:hidden">
            {t("column.price")}
          </Th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Tr key={line.id}>
            <Td>
              <Link
                href={`/own-stock/${line.id}`}
                prefetch={false}
                className="reach inline-flex min-h-6 items-center font-strong wrap-anywhere hover:text-accent hover:underline"
              >
                <bdi dir="ltr">{line.reference}</bdi>
              </Link>
            </Td>
            <Td className="wrap-anywhere">
              <bdi>{line.brand}</bdi> · <bdi>{line.label}</bdi>
            </Td>
            <Td className="max-md:hidden">{offers(line.partType as "neuve")}</Td>
            <Td className="max-lg:hidden">
              <bdi>{line.stockGroup.name}</bdi>
            </Td>
            <Td className="max-sm:hidden">
              <bdi>{line.place}</bdi>
            </Td>
            <Td align="end" className="num whitespace-nowrap">
              {isLow(line) ? <Badge tone="unknown">{t("low", { minimum: line.minimum })}</Badge> : null} {line.quantity}
            </Td>
            <Td align="end" className="num whitespace-nowrap max-sm:hidden">
              {formatMoney(line.price, line.currency, locale)}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
