"use client";

import { useTranslations } from "next-intl";
import { useAddToCart } from "@/components/cart/use-add-to-cart";
import { Button } from "@/components/ui/button";
import { ownStockChannel } from "@/lib/domains/stock/channel";
import type { StockItem } from "@/lib/domains/stock/schema";

interface Props {
  item: Pick<StockItem, "id" | "brand" | "reference" | "price" | "currency" | "quantity">;
  customer: string | null;
}

/** Puts an item of the company's own into the customer's cart, at the price that the company set. */
export function AddItemButton({ item, customer }: Props) {
  const t = useTranslations("catalogue.panel");
  const { add, busy } = useAddToCart({ vehicle: null });
  const { id, brand, reference, price, currency, quantity } = item;
  const offer = {
    ...{ supplier: { code: ownStockChannel, name: ownStockChannel, rank: 0 }, netCents: price, publicCents: price },
    ...{ currency, state: quantity > 0 ? ("available" as const) : ("unavailable" as const) },
  };
  return (
    <Button
      variant="primary"
      size="lg"
      className="mt-4 h-auto! min-h-10 w-full py-1.5 touch:min-h-11"
      busy={busy !== null}
      onClick={() => void add({ id: `own-${id}`, name: `${brand} ${reference}` }, offer)}
    >
      <span className="wrap-anywhere whitespace-normal">{customer ? t("addFor", { customer }) : t("add")}</span>
    </Button>
  );
}
