import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/page/use-action";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { LineStep } from "@/lib/domains/orders/rules";
import { useOrderRefusal } from "./use-order-refusal";

export interface StepLine {
  lineId: number;
  pieces: number;
}

/** Notes a step of an order's lines and reads the page again. */
export function useStep(orderId: string) {
  const t = useTranslations("orders");
  const router = useRouter();
  const refusal = useOrderRefusal();
  const { busy, run } = useAction(
    (problem) => {
      router.refresh();
      return refusal(problem);
    },
    { id: `order-${orderId}` },
  );
  const note = (step: LineStep, lines: StepLine[], remark = "") =>
    run(async () => {
      await call("post", "/order/step", { body: { orderId, step, lines, note: remark } });
      toast.success(t("stepped"), { id: `order-${orderId}` });
      router.refresh();
    });
  return { busy, note };
}
