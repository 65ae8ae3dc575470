import { useTranslations } from "next-intl";
import { useState } from "react";
import { keepHere, readKept } from "@/components/page/kept-here";
import { Loading, SkeletonText } from "@/components/ui/skeleton";
import type { PlanRefusal } from "@/lib/domains/cart/plan/schema";
import { PlanForm, type PlanWish } from "./plan-form";
import { PlanRefusals } from "./plan-refusals";
import { PlanResult } from "./plan-result";
import { usePlan } from "./use-plan";

interface Props {
  customerId: number;
  /** What tells one state of the cart from another. */
  stamp: string;
  /** The times by which a job usually starts, the next one first. */
  times: readonly string[];
  refusals: readonly PlanRefusal[];
  mayApply: boolean;
  titleId: string;
}

/** A time for the job, and from whom the cart must come for it; it stays in the tab until it has gone by. */
export function PlanDesk({ customerId, stamp, times, refusals, mayApply, titleId }: Props) {
  const t = useTranslations("plan");
  const shelf = `plan-${customerId}`;
  const [wish, setWish] = useState<PlanWish>(() => {
    const [kept = "", suppliers = ""] = readKept("tab", shelf)?.split(" ") ?? [];
    return { by: kept.slice(0, 10) >= (times[0] ?? "").slice(0, 10) ? kept : (times[0] ?? ""), suppliers };
  });
  const { plan, refusal, loading, ask } = usePlan({ customerId, stamp });
  const plans = (next: PlanWish) => {
    setWish(next);
    keepHere("tab", shelf, `${next.by} ${next.suppliers}`);
    ask(next.by, next.suppliers);
  };
  return (
    <>
      <PlanRefusals {...{ refusals, mayApply }} onBack={() => plans(wish)} />
      <PlanForm {...{ wish, times, loading }} onChange={setWish} onPlan={plans} error={loading ? null : refusal} />
      {loading && !plan ? (
        <Loading label={t("asking")} className="mt-3">
          <SkeletonText lines={4} />
        </Loading>
      ) : null}
      {plan ? <PlanResult {...{ customerId, plan, loading, mayApply, titleId }} /> : null}
    </>
  );
}
