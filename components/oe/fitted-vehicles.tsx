import { getTranslations } from "next-intl/server";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { OeApplicabilityAnswer } from "@/lib/domains/oe/schema";
import { formatYearMonth } from "@/lib/shared/dates";

interface Props {
  entries: OeApplicabilityAnswer["applicability"];
  /** The reader turns their pages. */
  isOpen: boolean;
}

/** The vehicles that a number is fitted to, folded by its makers. */
export async function FittedVehicles({ entries, isOpen }: Props) {
  const t = await getTranslations("oe");
  return entries.map((entry) => (
    <details
      key={entry.make + entry.part_code}
      open={isOpen}
      className="rounded-md border border-line bg-paper px-4 shadow-card"
    >
      <summary className="min-h-9 cursor-pointer content-center touch:min-h-11">
        <span className="font-medium">{entry.make}</span>{" "}
        <span className="num text-data text-ink-2">{t("vehicles", { count: entry.total })}</span>
      </summary>
      {entry.vehicles.length > 0 ? (
        <div className="pb-4">
          <VehicleTable entry={entry} />
        </div>
      ) : null}
    </details>
  ));
}

async function VehicleTable({ entry: { part_code, vehicles } }: { entry: Props["entries"][number] }) {
  const t = await getTranslations("oe");
  const months = (ym: number | null) => (ym === null ? "" : (formatYearMonth(ym) ?? ""));
  return (
    <Table caption={t("fittedTo", { number: part_code })}>
      <thead>
        <tr>
          <Th>{t("columns.model")}</Th>
          <Th>{t("columns.version")}</Th>
          <Th>{t("columns.built")}</Th>
        </tr>
      </thead>
      <tbody>
        {vehicles.map(({ model, version, fromYm, toYm }, at) => (
          <Tr key={at}>
            <Td>{model}</Td>
            <Td>{version}</Td>
            <Td>
              <bdi dir="ltr">{[months(fromYm), months(toYm)].join(" – ")}</bdi>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
