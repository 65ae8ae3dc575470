"use client";

import { Ellipsis } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Menu } from "@/components/ui/menu";
import { lineSteps, mostFor, type LineStep } from "@/lib/domains/orders/rules";
import type { OrderLine } from "@/lib/domains/orders/schema";
import { StepDialog } from "./step-dialog";
import { useStep } from "./use-step";

interface Props {
  orderId: string;
  line: OrderLine;
  forItself: boolean;
  article: string;
}

/** What can be done now with the pieces of a line; a single piece needs no further question, a return always its reason. */
export function LineSteps({ orderId, line, forItself, article }: Props) {
  const t = useTranslations("orders");
  const { note } = useStep(orderId);
  const [asked, setAsked] = useState<LineStep | null>(null);
  const most = (step: LineStep) => mostFor(step, { pieces: line, hasDeposit: line.depositCents > 0, forItself });
  const open = lineSteps.filter((step) => most(step) > 0);
  const choose = (step: LineStep) => {
    if (step === "return" || most(step) > 1) setAsked(step);
    else void note(step, [{ lineId: line.id, pieces: 1 }]);
  };
  if (open.length === 0) return null;
  return (
    <>
      <Menu
        icon
        label={t("stepMenu", { article })}
        trigger={<Ellipsis />}
        align="end"
        items={() => open.map((step) => ({ id: step, label: t(`step.${step}`), onSelect: () => choose(step) }))}
      />
      {asked ? (
        <StepDialog
          key={asked}
          orderId={orderId}
          lineId={line.id}
          step={asked}
          most={most(asked)}
          article={article}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
