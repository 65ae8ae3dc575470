import { useLocale, useTranslations } from "next-intl";
import { useRefresh } from "@/components/live/use-live";
import { channelName } from "@/components/orders/channel-name";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { CartPlan } from "@/lib/domains/cart/plan/schema";
import { formatMoney } from "@/lib/shared/money";
import { LateLines } from "./late-lines";
import { PlanGroup } from "./plan-group";

interface Props {
  customerId: number;
  plan: CartPlan;
  loading: boolean;
  mayApply: boolean;
  /** Where the focus goes when the cart follows the plan. */
  titleId: string;
}

/** Who brings what and why, what is late, the sum, and the press that has the cart follow it. */
export function PlanResult({ customerId, plan, loading, mayApply, titleId }: Props) {
  const t = useTranslations("plan");
  const words = useTranslations("cart");
  const locale = useLocale();
  const refresh = useRefresh();
  const { busy, run } = useAction(
    ({ code }) => {
      refresh();
      return t(code === "plan-changed" ? "changed" : "failed");
    },
    { id: "plan" },
  );
  const apply = () =>
    run(async () => {
      const shares = plan.groups.flatMap(({ channel, shares: own }) =>
        own.map(({ lineId, pieces, price }) => ({ lineId, channel, pieces, price })),
      );
      await call("post", "/cart/plan", { body: { customerId, shares } });
      toast.success(t("applied"), { id: "plan" });
      document.getElementById(titleId)?.focus({ preventScroll: true });
      refresh();
    });
  const { groups, late, silent, contradicting, totalCents, stands } = plan;
  return (
    <div aria-live="polite" aria-busy={loading} className="mt-3 grid gap-3 wrap-anywhere">
      {groups.map((group) => (
        <PlanGroup key={group.channel} group={group} />
      ))}
      <LateLines lines={late} />
      {silent.length > 0 ? <p className="text-data text-unknown">{t("silent", { who: silent.join(", ") })}</p> : null}
      {contradicting.length > 0 ? (
        <p className="text-data text-unknown">
          {t("contradicting", { who: contradicting.map((one) => channelName(one, words)).join(", ") })}
        </p>
      ) : null}
      {groups.length > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
          {totalCents === null ? null : (
            <p>
              {t("total")} <strong className="num whitespace-nowrap">{formatMoney(totalCents, "EUR", locale)}</strong>
            </p>
          )}
          {stands ? <p className="text-data text-fit">{t("applied")}</p> : null}
          {mayApply && !stands ? (
            <Button variant="primary" busy={busy} disabled={loading} onClick={() => void apply()}>
              {t("apply")}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
