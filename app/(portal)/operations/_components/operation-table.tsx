import { Link } from "@/components/ui/link";
import { getLocale, getTranslations } from "next-intl/server";
import { OperationStatusBadge } from "@/components/operations/status-badge";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { VehiclePlate } from "@/components/vehicles/vehicle-plate";
import type { OperationRow } from "@/lib/domains/operations/schema";
import { formatDate, isoDateIn } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/numbers";

interface Props {
  operations: readonly OperationRow[];
  seesCustomers: boolean;
}

/** A page of workshop jobs. */
export async function OperationTable({ operations, seesCustomers }: Props) {
  const [t, locale] = await Promise.all([getTranslations("operations"), getLocale()]);
  const day = (iso: string) => formatDate(isoDateIn(new Date(iso), "Europe/Paris"), locale) ?? "";
  return (
    <Table caption={t("title")}>
      <thead>
        <tr>
          <Th>{t("column.number")}</Th>
          <Th className="max-sm:hidden">{t("column.date")}</Th>
          <Th>{t("column.vehicle")}</Th>
          {seesCustomers ? <Th className="max-md:hidden">{t("column.customer")}</Th> : null}
          <Th align="end" className="max-lg:hidden">
            {t("column.mileage")}
          </Th>
          <Th className="max-md:hidden">{t("column.codes")}</Th>
          <Th align="end" className="max-sm:hidden">
            {t("column.parts")}
          </Th>
          <Th>{t("column.status")}</Th>
        </tr>
      </thead>
      <tbody>
        {operations.map((one) => (
          <Tr key={one.id}>
            <Td>
              <Link
                href={`/operations/${one.number}`}
                prefetch={false}
                className="reach inline-flex min-h-6 items-center font-strong whitespace-nowrap hover:text-accent hover:underline"
              >
                {one.number}
              </Link>
            </Td>
            <Td className="max-sm:hidden">{day(one.createdAt)}</Td>
            <Td>
              <span className="inline-flex flex-wrap items-center gap-2">
                {one.plate ? <VehiclePlate number={one.plate} size="sm" /> : null}
                {one.vehicle}
              </span>
            </Td>
            {seesCustomers ? (
              <Td className="max-md:hidden">
                <bdi>{one.customer?.name ?? ""}</bdi>
              </Td>
            ) : null}
            <Td align="end" className="num whitespace-nowrap max-lg:hidden">
              {one.mileageKm === null ? "" : t("km", { km: formatNumber(one.mileageKm, locale) })}
            </Td>
            <Td className="num max-md:hidden">
              <span dir="ltr">{one.codes.slice(0, 4).join(" ") + (one.codes.length > 4 ? " …" : "")}</span>
            </Td>
            <Td align="end" className="num max-sm:hidden">
              {one.parts > 0 ? one.parts : ""}
            </Td>
            <Td>
              <OperationStatusBadge status={one.status} label={t(`status.${one.status}`)} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
