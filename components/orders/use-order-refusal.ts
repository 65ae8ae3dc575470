import { useTranslations } from "next-intl";
import { wordOf } from "@/components/page/use-action";
import type { CallProblem } from "@/lib/api/client";

const words = {
  "order-state": "orderState",
  "order-sent": "orderSent",
  "order-cancelled": "orderCancelled",
  "order-not-sent": "orderNotSent",
  "pieces-elsewhere": "piecesElsewhere",
  "not-enough-stock": "notEnoughStock",
  "reason-required": "reasonRequired",
  "too-many-pieces": "tooManyPieces",
  "too-many-lines": "tooManyLines",
  "unit-sold": "unitTaken",
  "unit-reserved": "unitTaken",
  "unit-gone": "unitGone",
  "cart-changed": "cartChanged",
  "seller-closed": "sellerClosed",
} as const;

/** What a reader is told when something of an order is refused. */
export function useOrderRefusal(other: "failed" | "orderFailed" = "failed"): (problem: CallProblem) => string {
  const t = useTranslations("orders.refusal");
  return (problem) => t(wordOf(words, problem, other));
}
