import { getLocale, getTranslations } from "next-intl/server";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { BasketLine } from "@/lib/domains/basket/schema";
import { shortOf } from "@/lib/domains/cart/rules";
import { formatTag } from "@/lib/shared/languages";
import { formatMoney } from "@/lib/shared/money";

/** What is ordered, as it will stand on the order. */
export async function RecapLines({ lines }: { lines: readonly BasketLine[] }) {
  const [t, locale] = await Promise.all([getTranslations("checkout.recap"), getLocale()]);
  const money = (cents: number | null) => formatMoney(cents, "CHF", formatTag(locale));
  return (
    <Table caption={t("lines")}>
      <thead>
        <tr>
          <Th>{t("column.article")}</Th>
          {(["quantity", "price", "total"] as const).map((name) => (
            <Th key={name} align="end">
              {t(`column.${name}`)}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const short = shortOf(line);
          return (
            <Tr key={line.id}>
              <Td>
                <span className="block">{line.item.label}</span>
                <span className="block text-data text-ink-3">
                  {line.item.makeLabel} {line.item.number}
                </span>
                {line.note ? <span className="block text-data text-ink-3">{line.note}</span> : null}
              </Td>
              <Td align="end">
                {line.quantity}
                {short === null ? null : (
                  <span className="block text-data text-no">{t("short", { stock: short })}</span>
                )}
              </Td>
              <Td align="end" className="whitespace-nowrap">
                {money(line.price)}
              </Td>
              <Td align="end" className="whitespace-nowrap">
                {money(line.price === null ? null : line.price * line.quantity)}
              </Td>
            </Tr>
          );
        })}
      </tbody>
    </Table>
  );
}
