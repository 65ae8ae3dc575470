import { getLocale, getTranslations } from "next-intl/server";
import { Badge, type Tone } from "@/components/ui/badge";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { ImportLine } from "@/lib/domains/stock/imports/schema";
import { formatMoney } from "@/lib/shared/money";

const tones: Record<ImportLine["fate"], Tone> = { new: "fit", changed: "accent", same: "neutral", wrong: "no" };

/** Lines of a file: what becomes of each, from what to what, and why a wrong one is wrong. */
export async function LineTable({ lines }: { lines: readonly ImportLine[] }) {
  const [t, stock, locale] = await Promise.all([
    getTranslations("stock.import"),
    getTranslations("stock"),
    getLocale(),
  ]);
  const money = (cents: number) => formatMoney(cents, "EUR", locale);
  return (
    <Table caption={t("lines")}>
      <thead>
        <tr>
          <Th align="end">{t("line")}</Th>
          <Th>{t("becomes")}</Th>
          <Th>{stock("column.reference")}</Th>
          <Th align="end">{stock("column.quantity")}</Th>
          <Th align="end">{stock("column.price")}</Th>
          <Th>{t("why")}</Th>
        </tr>
      </thead>
      <tbody>
        {lines.map((one) => (
          <Tr key={one.line}>
            <Td align="end" className="num">
              {one.line}
            </Td>
            <Td>
              <Badge tone={tones[one.fate]}>{t(`becoming.${one.fate}`)}</Badge>
            </Td>
            <Td className="wrap-anywhere">
              <bdi>{one.brand}</bdi> <bdi dir="ltr">{one.reference}</bdi>
            </Td>
            <Td align="end" className="num whitespace-nowrap">
              {fromTo(one.before?.quantity ?? null, one.quantity, String)}
            </Td>
            <Td align="end" className="num whitespace-nowrap">
              {fromTo(one.before?.price ?? null, one.price, money)}
            </Td>
            <Td className="wrap-anywhere">
              {one.fault && one.field ? `${t(`field.${one.field}`)} : ${t(`fault.${one.fault}`)}` : null}
              {one.warning && !one.fault ? t("referenceNumber") : null}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function fromTo(before: number | null, after: number | null, say: (value: number) => string): string {
  const becomes = after ?? before;
  if (becomes === null) return "";
  return before === null || before === becomes ? say(becomes) : `${say(before)} → ${say(becomes)}`;
}
