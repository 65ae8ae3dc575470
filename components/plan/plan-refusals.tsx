import { useTranslations } from "next-intl";
import { useRefresh } from "@/components/live/use-live";
import { channelName } from "@/components/orders/channel-name";
import { useOrderRefusal } from "@/components/orders/use-order-refusal";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { call } from "@/lib/api/client";
import type { PlanRefusal } from "@/lib/domains/cart/plan/schema";

interface Props {
  refusals: readonly PlanRefusal[];
  mayApply: boolean;
  /** The lines are back in the cart. */
  onBack: () => void;
}

/** Orders that suppliers refused: one press puts their lines back into the cart, where they are planned without them. */
export function PlanRefusals({ refusals, mayApply, onBack }: Props) {
  const t = useTranslations("plan");
  const words = useTranslations("cart");
  const refresh = useRefresh();
  const why = useOrderRefusal();
  const { about, busy, run } = useAction<string>(
    (problem) => {
      refresh();
      return why(problem);
    },
    { id: "plan" },
  );
  const bringBack = ({ orderId, back }: PlanRefusal) =>
    run(async () => {
      await (back === "withdraw"
        ? call("post", "/order/withdraw", { body: { orderId } })
        : call("post", "/order/again", { body: { orderId } }));
      onBack();
      refresh();
    }, orderId);
  if (refusals.length === 0) return null;
  return (
    <ul className="mb-3 grid gap-2">
      {refusals.map((one) => (
        <li key={one.orderId} role="alert" className="rounded border border-line bg-no-soft px-3 py-2 wrap-anywhere">
          <p>
            {t.rich("refused", {
              who: channelName(one, words),
              reason: one.reason,
              number: () => (
                <Link href={`/orders/${one.orderId}`} prefetch={false} className="reach num hover:underline">
                  {one.orderId}
                </Link>
              ),
            })}
          </p>
          {mayApply ? (
            <Button
              size="sm"
              className="mt-1"
              busy={about === one.orderId}
              disabled={busy}
              onClick={() => void bringBack(one)}
            >
              {t("again")}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
