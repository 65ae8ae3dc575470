import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { includedIn } from "@/lib/domains/repair/rules";
import type { RepairLine } from "@/lib/domains/repair/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { TickBox } from "./tick-box";
import { useMinutes } from "./use-minutes";

interface Props {
  lines: readonly RepairLine[];
  /** The vehicle's address, below which its parts are found; null on paper. */
  base: string | null;
  ticks?: boolean;
}

/** Pieces of work with their times, what is included in what, and the way to their parts. */
export function TimeTable({ lines, base, ticks }: Props) {
  const t = useTranslations("repair.times");
  const written = useMinutes();
  return (
    <Table caption={t("title")} boxClassName="print:border-0 print:shadow-none">
      <thead>
        <tr>
          {ticks ? <Th className="w-6" aria-label={t("done")} /> : null}
          <Th>{t("work")}</Th>
          <Th>{t("action")}</Th>
          <Th align="end">{t("time")}</Th>
          {base ? <Th>{t("parts")}</Th> : null}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const included = includedIn(line, lines);
          const [first] = line.articles;
          return (
            <Tr key={line.repair_id}>
              {ticks ? (
                <Td>
                  <TickBox label={line.repair_description} />
                </Td>
              ) : null}
              <Td>
                <span className="font-medium">{line.repair_description}</span>
                {included.length > 0 ? (
                  <span className="block text-tiny text-ink-3">
                    {t("includes", {
                      work: included.map((one) => `${one.repair_description} (${one.action})`).join(", "),
                    })}
                  </span>
                ) : null}
              </Td>
              <Td>{line.action}</Td>
              <Td align="end" className="whitespace-nowrap">
                {written(line.time_mins)}
              </Td>
              {base ? (
                <Td>
                  {first ? (
                    <Link
                      prefetch={false}
                      href={vehiclePlace(base, {
                        ...{ kind: "search", name: "from-breadcrumb", genartIds: line.articles, itemId: first },
                      })}
                      aria-label={t("partsOf", { work: line.repair_description })}
                      className="text-accent hover:underline"
                    >
                      {t("see")}
                    </Link>
                  ) : null}
                </Td>
              ) : null}
            </Tr>
          );
        })}
      </tbody>
    </Table>
  );
}
