import { useLocale, useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { VehiclePlate } from "@/components/vehicles/vehicle-plate";
import { businessName, personName } from "@/lib/domains/customers/rules";
import type { Customer } from "@/lib/domains/customers/schema";
import { formatNumber } from "@/lib/shared/numbers";

/** Who the customer is and what they drive. */
export function VehicleSection({
  customer: { info, vehicles },
  picture,
}: {
  customer: Customer;
  picture: string | null;
}) {
  const t = useTranslations("companion");
  const locale = useLocale();
  const name = businessName(info) ?? personName(info);
  return (
    <Card roomy className="text-lead">
      <div className="flex items-center gap-3">
        {picture ? <Avatar size="lg" name={t("pictureOf", { name })} src={picture} /> : null}
        <h1 className="min-w-0 text-lead font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h1>
      </div>
      <h2 className="sr-only">{t("yourVehicles")}</h2>
      {vehicles.length === 0 ? <p className="mt-1 text-body text-ink-3">{t("noVehicle")}</p> : null}
      <ul className="mt-2 grid gap-2 empty:hidden">
        {vehicles.map(({ id, immat, country, brand, model, mileageKm }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0">
              <bdi className="block font-strong">{[brand, model].filter(Boolean).join(" ")}</bdi>
              {mileageKm === null ? null : (
                <span className="num block text-body text-ink-3">
                  {t("mileage", { value: formatNumber(mileageKm, locale) })}
                </span>
              )}
            </span>
            <VehiclePlate number={immat} country={country} size="md" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
