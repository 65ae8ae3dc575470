import { useTranslations } from "next-intl";
import { Table, Th } from "@/components/ui/table";
import type { PriceView } from "@/lib/domains/offers/schema";
import { PartRow } from "./part-row";
import type { PartChoice, PartLine } from "./use-part-lines";

interface Props {
  caption: string;
  lines: readonly PartLine[];
  base: string;
  mayAdd: boolean;
  busy: boolean;
  view: PriceView;
  choose: (key: number, choice: PartChoice) => void;
}

const columns = ["part", "article", "stock", "quantity", "price", "state"] as const;

/** Parts for a vehicle, each with its best offer, to be ticked and changed. */
export function PartTable({ caption, lines, base, mayAdd, busy, view, choose }: Props) {
  const t = useTranslations("repair.parts");
  return (
    <Table caption={caption} className="max-sm:block">
      <thead className="max-sm:hidden">
        <tr>
          {mayAdd ? <Th className="w-8" aria-label={t("take")} /> : null}
          {columns.map((column) => (
            <Th key={column} align={column === "price" || column === "quantity" ? "end" : "start"}>
              {t(`column.${column}`)}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {lines.map((line) => (
          <PartRow
            key={line.key}
            {...{ line, base, mayAdd, busy, view }}
            onChoose={(choice) => choose(line.key, choice)}
          />
        ))}
      </tbody>
    </Table>
  );
}
