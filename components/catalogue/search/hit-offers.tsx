"use client";

import { useTranslations } from "next-intl";
import { Plus } from "@/components/drawings/icons";
import { useAddToCart } from "@/components/cart/use-add-to-cart";
import { OfferPrice, OfferStock } from "@/components/offers/offer-summary";
import { useAvailability } from "@/components/offers/use-availability";
import { IconButton } from "@/components/ui/button";
import { defaultOffer } from "@/lib/domains/offers/rules";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { HitTable, type HitRow } from "./hit-table";

export interface OfferedRow extends HitRow {
  id: number;
}

interface Props {
  caption: string;
  rows: readonly OfferedRow[];
  linesTitle: string;
  text: string;
  /** The vehicle that the parts are for, where one is in hand. */
  vehicle: Pick<VehicleFacts, "vin" | "ktype" | "plate"> | null;
  mayAdd: boolean;
}

/** Articles that were found, each with its availability, its price and the way into the cart. */
export function HitOffers({ rows, vehicle, mayAdd, ...table }: Props) {
  const t = useTranslations("catalogue.list");
  const { byArticle } = useAvailability(rows.map(({ id }) => id));
  const { add, busy } = useAddToCart({ vehicle });
  const dealOf = ({ id, brand, number }: OfferedRow) => {
    const { offers, loading, failed } = byArticle.get(id) ?? { offers: [], loading: true, failed: false };
    const offer = defaultOffer({ makeLabel: brand }, offers);
    const article = `${brand} ${number}`;
    return {
      stock: <OfferStock offer={offer} loading={loading} failed={failed} />,
      price: <OfferPrice offer={offer} loading={loading} />,
      add: mayAdd ? (
        <IconButton
          label={t("add", { article })}
          variant="secondary"
          busy={busy === id}
          onClick={() => void add({ id, name: article }, offer ?? (failed ? "silent" : null))}
        >
          <Plus className="size-4" />
        </IconButton>
      ) : null,
    };
  };
  return <HitTable {...table} rows={rows} dealOf={dealOf} />;
}
