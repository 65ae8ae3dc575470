import { Link } from "@/components/ui/link";
import { getLocale, getTranslations } from "next-intl/server";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { StockMovement } from "@/lib/domains/stock/movements/schema";
import { formatMoment } from "@/lib/shared/moment";
import { formatNumber } from "@/lib/shared/numbers";

interface Props {
  movements: readonly StockMovement[];
  /** Whether each line names its item: they are of several. */
  withItem?: boolean;
}

/** What came and went, newest first. */
export async function MovementTable({ movements, withItem = false }: Props) {
  const [t, locale] = await Promise.all([getTranslations("stock"), getLocale()]);
  return (
    <Table caption={t("movements")}>
      <thead>
        <tr>
          <Th>{t("column.date")}</Th>
          {withItem ? <Th>{t("column.reference")}</Th> : null}
          <Th>{t("column.kind")}</Th>
          <Th align="end">{t("column.moved")}</Th>
          <Th align="end">{t("column.balance")}</Th>
          <Th className="max-sm:hidden">{t("column.note")}</Th>
          <Th className="max-md:hidden">{t("column.person")}</Th>
        </tr>
      </thead>
      <tbody>
        {movements.map((one) => (
          <Tr key={one.id}>
            <Td className="num">{formatMoment(one.createdAt, locale)}</Td>
            {withItem ? (
              <Td className="wrap-anywhere">
                <Link
                  href={`/own-stock/${one.itemId}`}
                  prefetch={false}
                  className="reach inline-flex min-h-6 items-center font-strong hover:text-accent hover:underline"
                >
                  <bdi>{one.brand}</bdi>&nbsp;<bdi dir="ltr">{one.reference}</bdi>
                </Link>
              </Td>
            ) : null}
            <Td>{t(`kind.${one.kind}`)}</Td>
            <Td align="end" className="num">
              <bdi dir="ltr">{formatNumber(one.pieces, locale, { signDisplay: "always" })}</bdi>
            </Td>
            <Td align="end" className="num">
              {one.balance}
            </Td>
            <Td className="wrap-anywhere max-sm:hidden">
              <Reason of={one} />
            </Td>
            <Td className="max-md:hidden">
              <bdi>{one.user ?? ""}</bdi>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

async function Reason({ of: { source, note, lineId } }: { of: StockMovement }) {
  const t = await getTranslations("stock");
  if (source === "inventory") return t("ofInventory");
  if (source === "import") return t("ofImport", { number: note });
  return lineId === null ? <bdi>{note}</bdi> : t("ofCart");
}
