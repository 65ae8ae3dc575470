"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { useGo } from "@/components/page/use-go";
import { LinkButton } from "@/components/ui/link-button";
import { stepPaths } from "@/lib/domains/checkout/rules";
import { useStandingQuantities } from "./use-standing-quantities";

/** The way to address and payment, for the quantities that stand. */
export function CheckoutLink() {
  const t = useTranslations("basket");
  const { go, going } = useGo();
  const { waiting, onceStanding } = useStandingQuantities();
  const leave = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!waiting && !going) void onceStanding(() => go(stepPaths.address));
  };
  return (
    <LinkButton href={stepPaths.address} aria-busy={waiting || going || undefined} onClick={leave}>
      {t("checkOut")}
    </LinkButton>
  );
}
