"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { noteSaid, wasSaid } from "@/components/page/said-before";
import { toast } from "@/components/ui/toast-store";
import { customerLabel } from "@/lib/domains/customers/rules";
import type { CurrentCustomer } from "@/lib/domains/customers/schema";
import { currentCustomerId, serveCustomer } from "./current-customer";

interface Props {
  vehicle: string;
  current: CurrentCustomer | null;
  /** What the customer cookie said when the page was made. */
  seen: number | null;
  /** The customer to whom the vehicle belongs. */
  linked: CurrentCustomer | null;
}

export const linkedCustomerToast = "linked-customer";
const topic = "kept-customer";
const mostKept = 50;

/** Serves the customer of the vehicle when nobody is served; asks when somebody else is. */
export function LinkedCustomer({ vehicle, current, seen, linked }: Props) {
  const t = useTranslations("customers");
  const router = useRouter();
  const settled = useRef(false);
  useEffect(() => {
    if (!linked || settled.current) return;
    // A page kept by the browser may be older than the choice made since.
    if (currentCustomerId() !== seen) return router.refresh();
    settled.current = true;
    const name = customerLabel(linked) || t("unnamed");
    const serve = () => {
      serveCustomer(linked.id);
      toast.info(t("linked.chosen", { customer: name }), { id: "customer" });
      router.refresh();
    };
    if (!current) return serve();
    const pair = `${vehicle} ${current.id}`;
    if (current.id === linked.id || wasSaid(topic, pair)) return;
    const served = customerLabel(current) || t("unnamed");
    toast.info(t("linked.other", { customer: name, current: served }), {
      id: linkedCustomerToast,
      persistent: true,
      otherAction: { label: t("linked.keep", { customer: served }), onClick: () => noteSaid(topic, pair, mostKept) },
      action: { label: t("linked.switch", { customer: name }), onClick: serve },
    });
  }, [vehicle, current, seen, linked, router, t]);
  useEffect(
    () => () => {
      settled.current = false;
      toast.dismiss(linkedCustomerToast);
    },
    [],
  );
  return null;
}
