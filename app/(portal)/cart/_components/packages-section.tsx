import { getTranslations } from "next-intl/server";
import { KeepPackageButton } from "@/components/packages/keep-package-button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { Cart } from "@/lib/domains/cart/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { addressOf, vehiclesOf } from "./cart-vehicles";

interface Props {
  customerId: number;
  cart: Pick<Cart, "lines" | "labour">;
}

const linked = "reach text-accent hover:underline";

/** Keeps a cart as a package, and the ways to those that are kept: for a vehicle of the cart, and to all of them. */
export async function PackagesSection({ customerId, cart }: Props) {
  const t = await getTranslations("packages");
  const isEmpty = cart.lines.length + cart.labour.length === 0;
  return (
    <Card title={t("title")}>
      <ul className="mb-2 grid gap-2 wrap-anywhere">
        {vehiclesOf(cart).map((vehicle) => (
          <li key={vehicle.key}>
            <Link href={vehiclePlace(addressOf(vehicle), { kind: "packages" })} prefetch={false} className={linked}>
              {t("forVehicle", { vehicle: vehicle.name })}
            </Link>
          </li>
        ))}
        <li>
          <Link href="/packages" prefetch={false} className={linked}>
            {t("all")}
          </Link>
        </li>
      </ul>
      {isEmpty ? null : <KeepPackageButton of={{ customerId }} />}
    </Card>
  );
}
