"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAddToCart } from "@/components/cart/use-add-to-cart";
import { CloneButton } from "@/components/offers/clone-button";
import { onDemand } from "@/components/page/on-demand";
import { SupplierOffers } from "@/components/offers/supplier-offers";
import { useAvailability } from "@/components/offers/use-availability";
import { knownOrigins, useOrigins } from "@/components/portal/origin-marks";
import { Button } from "@/components/ui/button";
import { ownStockChannel } from "@/lib/domains/stock/channel";
import { defaultOffer } from "@/lib/domains/offers/rules";
import { originsOf } from "@/lib/domains/portal/tiles/origin";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";

const OriginLinks = onDemand(() => import("@/components/portal/origin-links").then((module) => module.OriginLinks), {
  quiet: true,
});

export interface SoldArticle {
  id: number;
  brand: string;
  number: string;
}

interface Props {
  article: SoldArticle;
  vehicle: VehicleFacts | null;
  customer: string | null;
  mayAdd: boolean;
}

/** Who has an article and for how much, the choice of supplier, and the button that puts it into the customer's cart. */
export function SupplierBox({ article, vehicle, customer, mayAdd }: Props) {
  const t = useTranslations("catalogue.panel");
  const { byArticle } = useAvailability([article.id]);
  const { add, busy } = useAddToCart({ vehicle });
  const [chosen, setChosen] = useState<{ articleId: number; code: string } | null>(null);
  const offers = byArticle.get(article.id);
  const byDefault = defaultOffer({ makeLabel: article.brand }, offers?.offers ?? []);
  const wanted =
    chosen?.articleId === article.id ? offers?.offers.find(({ supplier }) => supplier.code === chosen.code) : undefined;
  const offer = wanted ?? byDefault;
  const name = `${article.brand} ${article.number}`;
  const origin = { of: originsOf(article.brand, vehicle?.label ?? null, offer), shown: useOrigins() };
  const own = offers?.offers.find(({ supplier }) => supplier.code === ownStockChannel) ?? null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {offers ? (
        <SupplierOffers
          offers={offers}
          value={offer?.supplier.code ?? null}
          onChange={(code) => setChosen({ articleId: article.id, code })}
        />
      ) : null}
      {knownOrigins(origin).length > 0 ? <OriginLinks {...origin} /> : null}
      {mayAdd ? (
        <>
          <Button
            variant="primary"
            size="lg"
            className="h-auto! min-h-10 w-full py-1.5 touch:min-h-11"
            busy={busy !== null}
            disabled={offers?.loading !== false && !offer}
            onClick={() => void add({ id: article.id, name }, offer ?? (offers?.failed ? "silent" : null))}
          >
            <span className="wrap-anywhere whitespace-normal">{customer ? t("addFor", { customer }) : t("add")}</span>
          </Button>
          <CloneButton key={article.id} article={{ id: article.id, name }} own={own} onCloned={() => setChosen(null)} />
        </>
      ) : (
        <p className="text-data text-ink-3">{t("mayNotAdd")}</p>
      )}
    </div>
  );
}
