import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { VehiclePlate } from "@/components/vehicles/vehicle-plate";
import type { OperationRow } from "@/lib/domains/operations/schema";
import { DayBlock, dayLink, DayRow } from "./day-block";

/** The workshop jobs that are open. */
export async function OpenOperations({ operations }: { operations: readonly OperationRow[] }) {
  const t = await getTranslations("operations");
  return (
    <DayBlock
      title={t("title")}
      empty={t("empty.title")}
      rows={operations}
      row={({ id, number, plate, vehicle, complaint }) => (
        <DayRow key={id}>
          <p className="flex flex-wrap items-center gap-x-2">
            <Link href={`/operations/${number}`} prefetch={false} className={dayLink}>
              <bdi>{number}</bdi>
            </Link>
            {plate ? <VehiclePlate number={plate} size="sm" /> : null}
            <span>{vehicle}</span>
          </p>
          {complaint ? <p className="text-data text-ink-2">{complaint}</p> : null}
        </DayRow>
      )}
    />
  );
}
