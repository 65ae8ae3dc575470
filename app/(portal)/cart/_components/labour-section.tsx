import { getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { listLabourRates } from "@/lib/domains/cart/labour/queries";
import type { Cart } from "@/lib/domains/cart/schema";
import { heldBy, type Actor } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { LabourList } from "@/components/labour/labour-list";
import { WorkForm } from "@/components/labour/work-form";
import { addressOf, vehiclesOf } from "./cart-vehicles";

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
