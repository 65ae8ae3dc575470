import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { VehicleDaysButton } from "@/components/customers/vehicle-days-button";
import { VehiclePlate } from "@/components/vehicles/vehicle-plate";
import type { Customer } from "@/lib/domains/customers/schema";
import { pageFormat } from "@/lib/web/page-format";

/** The vehicles of a customer, each the way to its page. */
export async function VehicleList({ vehicles, id: customerId }: Pick<Customer, "vehicles" | "id">) {
  const [t, format] = await Promise.all([getTranslations("customers"), pageFormat()]);
  if (vehicles.length === 0) return <p className="text-ink-3">{t("vehicles.empty")}</p>;
  return (
    <ul className="grid gap-1">
      {vehicles.map(({ id, immat, country, brand, model, vin, mileageKm, link, inspectionOn, serviceOn }) => (
        <li key={id} className="flex flex-wrap items-center gap-2">
          <Link
            href={link}
            className="flex min-h-11 flex-1 flex-wrap items-center gap-x-3 gap-y-1 rounded py-1 px-1.5 hover:bg-sunk"
          >
            <VehiclePlate number={immat} country={country} size="md" />
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-strong">{[brand, model].filter(Boolean).join(" ")}</span>
              <span className="num block text-data text-ink-3">
                {[vin, mileageKm === null ? null : t("mileage", { value: format.number(mileageKm) })]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
          </Link>
          <VehicleDaysButton customerId={customerId} vehicle={{ id, immat, inspectionOn, serviceOn }} />
        </li>
      ))}
    </ul>
  );
}
