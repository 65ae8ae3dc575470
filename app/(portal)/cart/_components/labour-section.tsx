import { getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { listLabourRates } from "@/lib/domains/cart/labour/queries";
import { vehicleKey, vehicleName } from "@/lib/domains/cart/rules";
import type { Cart } from "@/lib/domains/cart/schema";
import { vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import { heldBy, type Actor } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { LabourList } from "@/components/labour/labour-list";
import { WorkForm, type WorkVehicle } from "@/components/labour/work-form";

/** The vehicles of a cart, each once, as parts and work name them. */
function vehiclesOf({ lines, labour }: Pick<Cart, "lines" | "labour">): WorkVehicle[] {
  const named = [...lines.map((line) => ({ ...line, vehicle: line.item.vehicle })), ...labour];
  const byKey = new Map<string, WorkVehicle>();
  for (const { vin, plate, ktype, vehicle } of named) {
    const key = vehicleKey({ vin, plate, ktype });
    if (key !== null && !byKey.has(key))
      byKey.set(key, { key, vin, plate, ktype, name: vehicleName({ vin, plate, vehicle }) ?? key });
  }
  return [...byKey.values()];
}

const addressOf = ({ vin, plate, ktype }: WorkVehicle): string =>
  vin
    ? vehicleBase({ field: "vin", value: vin })
    : plate
      ? vehicleBase({ field: "immat", value: plate })
      : vehicleBase({ field: "ktype", value: String(ktype) });

interface Props {
  actor: Actor;
  customerId: number;
  cart: Pick<Cart, "lines" | "labour">;
}

/** The work in a customer's cart beside its parts, and more of it: own times, or those of the repair data. */
export async function LabourSection({ actor, customerId, cart }: Props) {
  const [rates, t] = await Promise.all([listLabourRates(actor), getTranslations("labour")]);
  const vehicles = vehiclesOf(cart);
  const may = heldBy(actor);
  return (
    <Card title={t("title")}>
      {cart.labour.length > 0 ? <LabourList {...{ customerId, rates }} labour={cart.labour} /> : null}
      {rates.length > 0 ? (
        <details className="mt-1" open={cart.labour.length > 0}>
          <summary className="min-h-11 cursor-pointer content-center font-strong">{t("add")}</summary>
          <WorkForm key={vehicles.length} customerId={customerId} rates={rates} vehicles={vehicles} />
          {mayOpen("/tools/labour", may)
            ? vehicles.map((vehicle) => (
                <p key={vehicle.key} className="mt-2">
                  <Link
                    href={`/tools/labour?${new URLSearchParams({ vehicle: addressOf(vehicle) })}`}
                    prefetch={false}
                    className="reach text-accent hover:underline"
                  >
                    {t("fromData", { vehicle: vehicle.name })}
                  </Link>
                </p>
              ))
            : null}
        </details>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-ink-2">{t("noRates")}</p>
          {mayOpen("/users", may) ? (
            <LinkButton size="sm" href="/users/company">
              {t("setRates")}
            </LinkButton>
          ) : null}
        </div>
      )}
    </Card>
  );
}
