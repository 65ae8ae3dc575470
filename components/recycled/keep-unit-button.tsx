"use client";

import { useTranslations } from "next-intl";
import { useRefresh } from "@/components/live/use-live";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api/client";

interface Props {
  customerId: number;
  lineId: number;
  /** What the unit is called. */
  name: string;
  /** Whether the line still has it, or would have it anew. */
  kept: boolean;
}

const refusals = { "unit-sold": "unitSold", "unit-gone": "unitGone" } as const;

const isRefusal = (code: string): code is keyof typeof refusals => code in refusals;

/** Keeps the unit of a cart's line for another half an hour: setting its one piece again touches it. */
export function KeepUnitButton({ customerId, lineId, name, kept }: Props) {
  const t = useTranslations("recycled.cart");
  const cart = useTranslations("cart.adding");
  const refresh = useRefresh();
  const { busy, run } = useAction(
    ({ code, extra }) => {
      refresh();
      if (code === "unit-reserved") return cart("unitReserved", { minutes: Number(extra.minutes) || 1 });
      return isRefusal(code) ? cart(refusals[code]) : t("keepFailed");
    },
    { id: "keep-unit" },
  );
  const keep = () =>
    void run(async () => {
      const params = { customerId: String(customerId), lineId: String(lineId), quantity: "1" };
      await call("get", "/updateQuantity/{customerId}/{lineId}/{quantity}", { params });
      refresh();
    });
  const word = kept ? "keep" : "reserve";
  return (
    <Button size="sm" busy={busy} aria-label={t(`${word}Named`, { name })} onClick={keep}>
      {t(word)}
    </Button>
  );
}
