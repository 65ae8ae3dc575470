"use client";

import { Button } from "@/components/ui/button";
import type { LineStep } from "@/lib/domains/orders/rules";
import { useStep, type StepLine } from "./use-step";

interface Props {
  orderId: string;
  step: LineStep;
  lines: StepLine[];
  label: string;
  variant?: "primary" | "secondary";
  size?: "sm" | "md";
}

/** One step with all the pieces that it can be done with. */
export function StepButton({ orderId, step, lines, label, variant = "secondary", size = "md" }: Props) {
  const { busy, note } = useStep(orderId);
  return (
    <Button variant={variant} size={size} busy={busy} onClick={() => void note(step, lines)}>
      {label}
    </Button>
  );
}
