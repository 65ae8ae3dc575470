"use client";

import { useLocale, useTranslations } from "next-intl";
import { useLabourRefusal } from "@/components/labour/labour-refusal";
import { RateField } from "@/components/labour/rate-field";
import { useAction } from "@/components/page/use-action";
import { useFormat } from "@/components/page/use-format";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { LabourRate } from "@/lib/domains/cart/labour/schema";

/** Whose cart the ticked work goes into, and for which vehicle. */
export interface LabourBuyer {
  customerId: number;
  name: string;
  rates: readonly LabourRate[];
  vehicle: { vin: string | null; plate: string | null; ktype: number | null };
}

interface Props {
  buyer: LabourBuyer;
  chosen: ReadonlySet<string>;
  picked: LabourRate;
  onPick: (rate: LabourRate) => void;
}

/** Puts the ticked work into the cart of the customer who is served, at one of the company's rates. */
export function AddChosen({ buyer, chosen, picked, onPick }: Props) {
  const t = useTranslations("labour");
  const cart = useTranslations("cart");
  const lang = useLocale();
  const format = useFormat();
  const refusal = useLabourRefusal();
  const { customerId, name, rates, vehicle } = buyer;
  const { busy, run } = useAction(refusal, { id: "labour" });
  const add = () =>
    void run(async () => {
      const body = { customerId, ...vehicle, keys: [...chosen], rate: picked.rate, seen: picked.cents };
      const { added, there } = await call("post", "/cart/operations", { body, query: { lang } });
      const before = there.length > 0 ? t("there", { names: format.list(there) }) : null;
      const words = [added > 0 ? t("added", { count: added }) : null, before].filter((one) => one !== null).join(". ");
      toast[added > 0 ? "success" : "info"](words, { id: "labour" });
    });
  return (
    <div className="grid gap-3 border-t border-line-2 pt-3">
      <RateField rates={rates} value={picked} onChange={onPick} />
      <Button variant="primary" busy={busy} disabled={chosen.size === 0} onClick={add}>
        {cart("addFor", { customer: name })}
      </Button>
      <LinkButton href="/cart?tab=cart">{cart("title")}</LinkButton>
    </div>
  );
}
