"use client";

import { useTranslations } from "next-intl";
import { useAddToCart } from "@/components/cart/use-add-to-cart";
import { useRefresh } from "@/components/live/use-live";
import { Button } from "@/components/ui/button";
import { unitChannel, unitKey } from "@/lib/domains/recycled/rules";

interface Props {
  id: number;
  name: string;
  /** What the seller sees; the net price is null where only public ones are shown. */
  offer: { netCents: number | null; publicCents: number | null };
  vehicle: { vin: string | null; ktype: number | null; plate: string | null };
}

/** Puts a unit into the cart, where it is kept for 30 minutes. */
export function AddUnitButton({ id, name, offer, vehicle }: Props) {
  const t = useTranslations("recycled");
  const refresh = useRefresh();
  const { add, busy } = useAddToCart({ vehicle });
  const press = async () => {
    await add(
      { id: unitKey(id), name, partType: "économie circulaire" },
      {
        ...{ supplier: { code: unitChannel, name: unitChannel, rank: 0 }, ...offer },
        ...({ state: "available", currency: "EUR" } as const),
      },
    );
    refresh();
  };
  return (
    <Button variant="primary" busy={busy !== null} aria-label={t("addNamed", { name })} onClick={() => void press()}>
      {t("add")}
    </Button>
  );
}
