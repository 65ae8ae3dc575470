"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { LineStep } from "@/lib/domains/orders/rules";
import { AskDialog } from "./ask-dialog";
import { useStep, type StepLine } from "./use-step";

interface Props {
  orderId: string;
  step: LineStep;
  lines: StepLine[];
  label: string;
  variant?: "primary" | "secondary";
  size?: "sm" | "md";
}

/** One step with all the pieces that it can be done with; that everything has arrived is asked once. */
export function StepButton({ orderId, step, lines, label, variant = "secondary", size = "md" }: Props) {
  const t = useTranslations("orders");
  const { busy, note } = useStep(orderId);
  const [asking, setAsking] = useState(false);
  const asks = step === "arrive";
  const go = async () => {
    if (await note(step, lines)) setAsking(false);
  };
  return (
    <>
      <Button
        variant={variant}
        size={size}
        busy={busy && !asking}
        aria-haspopup={asks ? "dialog" : undefined}
        onClick={() => (asks ? setAsking(true) : void go())}
      >
        {label}
      </Button>
      {asking ? (
        <AskDialog
          title={t("arriveTitle", { number: orderId })}
          text={t("arriveText", { count: lines.reduce((sum, { pieces }) => sum + pieces, 0) })}
          confirm={label}
          busy={busy}
          onConfirm={() => void go()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
