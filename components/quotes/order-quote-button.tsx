"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { serveCustomer } from "@/components/customers/current-customer";
import { useAction, wordOf } from "@/components/page/use-action";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";

const refusals = {
  "quote-ordered": "quote-ordered",
  "quote-not-accepted": "quote-not-accepted",
  "too-many-pieces": "tooManyPieces",
  "unit-sold": "unitTaken",
  "unit-reserved": "unitTaken",
  "unit-gone": "unitTaken",
} as const;

interface Props {
  quoteId: number;
  /** False where the quote is for work alone: there is nothing to order. */
  hasParts: boolean;
}

/** From an accepted quote to its orders in one step, one per supplier. */
export function OrderQuoteButton({ quoteId, hasParts }: Props) {
  const t = useTranslations("quotes");
  const work = useTranslations("labour");
  const router = useRouter();
  const { go, going } = useGo();
  const { busy, run } = useAction(
    (problem) => {
      router.refresh();
      return t(wordOf(refusals, problem, "orderFailed"));
    },
    { id: "quote-order" },
  );
  const order = () =>
    run(async () => {
      const { customerId, lines, orders } = await call("post", "/quote/order", { body: { quoteId } });
      serveCustomer(customerId);
      if (hasParts) toast.success(t("ordered", { count: lines }), { id: "quote-order" });
      const [only] = orders;
      if (!hasParts) return router.refresh();
      go(only && orders.length === 1 ? `/orders/${only}` : "/cart?tab=order");
    });
  return (
    <Button variant="primary" busy={busy || going} onClick={() => void order()}>
      {hasParts ? t("order") : work("start")}
    </Button>
  );
}
