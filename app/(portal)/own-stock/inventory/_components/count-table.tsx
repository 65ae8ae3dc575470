import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { readPieces } from "@/lib/domains/stock/rules";
import type { StockLine } from "@/lib/domains/stock/shelf/schema";

export interface Counted {
  line: StockLine;
  counted: number;
}

interface Props {
  lines: readonly Counted[];
  onCount: (id: number, counted: number) => void;
  onDrop: (id: number) => void;
}

/** What was counted beside what the stock says. */
export function CountTable({ lines, onCount, onDrop }: Props) {
  const t = useTranslations("stock");
  return (
    <Table caption={t("inventory.title")}>
      <thead>
        <tr>
          <Th>{t("column.reference")}</Th>
          <Th className="max-sm:hidden">{t("column.place")}</Th>
          <Th align="end">{t("inventory.expected")}</Th>
          <Th align="end">{t("inventory.counted")}</Th>
          <Th>
            <span className="sr-only">{t("inventory.drop")}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, counted }) => (
          <Tr key={line.id}>
            <Td className="wrap-anywhere">
              <bdi>{line.brand}</bdi> <bdi dir="ltr">{line.reference}</bdi>
            </Td>
            <Td className="max-sm:hidden">
              <bdi>{line.place}</bdi>
            </Td>
            <Td align="end" className="num">
              {line.quantity}
            </Td>
            <Td align="end">
              <Input
                aria-label={t("inventory.countOf", { reference: line.reference })}
                inputMode="numeric"
                maxLength={5}
                className="num w-20 text-end"
                value={String(counted)}
                onChange={({ target }) => onCount(line.id, readPieces(target.value || "0") ?? counted)}
              />
            </Td>
            <Td>
              <Button onClick={() => onDrop(line.id)} aria-label={t("inventory.dropOf", { reference: line.reference })}>
                {t("inventory.drop")}
              </Button>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
