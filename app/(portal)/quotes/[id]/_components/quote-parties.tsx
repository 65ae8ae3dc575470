import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { VehiclePlate } from "@/components/vehicles/vehicle-plate";
import type { Quote } from "@/lib/domains/quotes/schema";
import { pageFormat } from "@/lib/web/page-format";

/** For whom and for which vehicle the quote was made, as it was then. */
export async function QuoteParties({ document, customerId }: Pick<Quote, "document" | "customerId">) {
  const [t, words, format] = await Promise.all([getTranslations("quotes"), getTranslations("customers"), pageFormat()]);
  const { customer, vehicle } = document;
  const person = [customer.title, customer.firstname, customer.name].filter(Boolean).join(" ");
  const place = [customer.address, [customer.postalCode, customer.city].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ");
  const identity = vehicle && [vehicle.make, vehicle.model, vehicle.version].filter(Boolean).join(" ");
  const known = vehicle && [
    vehicle.vin,
    vehicle.mileageKm ? words("mileage", { value: format.number(vehicle.mileageKm) }) : null,
  ];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Card title={t("customer")}>
        <Link href={`/customers/${customerId}`} className="reach font-strong hover:text-accent hover:underline">
          <bdi>{customer.company ?? person}</bdi>
        </Link>
        {customer.company ? <p>{person}</p> : null}
        <p className="text-ink-2">
          <bdi>{place}</bdi>
        </p>
        <p className="text-ink-3">{[customer.phone, customer.email].filter(Boolean).join(" · ")}</p>
      </Card>
      <Card title={t("vehicle")}>
        {vehicle ? (
          <>
            {vehicle.plate ? <VehiclePlate number={vehicle.plate} size="md" className="mb-1" /> : null}
            <p className="font-strong">{identity}</p>
            <p className="num text-ink-3">{known?.filter(Boolean).join(" · ")}</p>
          </>
        ) : (
          <p className="text-ink-3">{t("noVehicle")}</p>
        )}
      </Card>
    </div>
  );
}
