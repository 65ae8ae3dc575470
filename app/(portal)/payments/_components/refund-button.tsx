"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { useUnsavedWords } from "@/components/page/use-unsaved-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { call, type CallProblem } from "@/lib/api/client";
import { parsePrice } from "@/lib/shared/money";

interface Props {
  companyId: number;
  orderNumber: string;
  /** What may still be given back, in cents and as it is read. */
  left: number;
  leftText: string;
}

/** Gives back a part of what was paid for an order that stands. */
export function RefundButton(props: Props) {
  const t = useTranslations("payments.refund");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)} aria-label={t("partOf", { number: props.orderNumber })}>
        {t("part")}
      </Button>
      {isOpen ? <RefundDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

const refusals = ["refund-under-way", "refund-too-large", "nothing-to-note"] as const;

function RefundDialog({ companyId, orderNumber, left, leftText, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations("payments.refund");
  const router = useRouter();
  const fault = (sum: string): "sum" | "most" | null => {
    const cents = parsePrice(sum);
    if (cents === null || cents <= 0) return "sum";
    return cents > left ? "most" : null;
  };
  const draft = useDraft({
    id: "refund",
    first: { sum: "" },
    check: ({ sum }) => {
      const found = fault(sum);
      return found ? { sum: found } : {};
    },
    word: (code) => (code === "sum" ? t("sumFault") : code === "most" ? t("most", { left: leftText }) : null),
    refusal: ({ code }: CallProblem) => t(refusals.find((one) => one === code) ?? "failed"),
    send: async ({ sum }) => {
      const params = { companyId: String(companyId), orderId: orderNumber };
      const body = { cents: parsePrice(sum) ?? 0 };
      await call("post", "/payments/received/{companyId}/{orderId}/refund", { params, body });
      toast.success(t("done"), { id: "refund" });
      onClose();
      router.refresh();
    },
  });
  return (
    <Dialog
      open
      size="sm"
      title={t("partOf", { number: orderNumber })}
      closeLabel={t("close")}
      onClose={onClose}
      unsaved={useUnsavedWords()}
    >
      <DraftForm draft={draft} submit={t("give")}>
        <DraftField
          draft={draft}
          name="sum"
          label={t("sum")}
          hint={t("most", { left: leftText })}
          inputMode="decimal"
          required
        />
      </DraftForm>
    </Dialog>
  );
}
