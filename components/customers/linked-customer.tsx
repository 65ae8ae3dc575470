"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { noteSaid, useWasSaid } from "@/components/page/said-before";
import { toast } from "@/components/ui/toast-store";
import { customerLabel } from "@/lib/domains/customers/rules";
import type { CurrentCustomer } from "@/lib/domains/customers/schema";
import { currentCustomerId, serveCustomer } from "./current-customer";
import { VehicleQuestion } from "./vehicle-question";

interface Props {
  vehicle: string;
  current: CurrentCustomer | null;
  /** What the customer cookie said when the page was made. */
  seen: number | null;
  /** The customer to whom the vehicle belongs. */
  linked: CurrentCustomer | null;
}

/** Whom the reader chose to go on with for a vehicle, by vehicle and customer. */
export const keptCustomerTopic = "kept-customer";
export const mostKeptCustomers = 50;

/** Serves the customer of the vehicle when nobody is served; asks when somebody else is. */
export function LinkedCustomer({ vehicle, current, seen, linked }: Props) {
  const t = useTranslations("customers");
  const router = useRouter();
  const settled = useRef(false);
  const pair = `${vehicle} ${current?.id}`;
  const kept = useWasSaid(keptCustomerTopic, pair);
  const nameOf = (one: CurrentCustomer) => customerLabel(one) || t("unnamed");
  const serve = (one: CurrentCustomer) => {
    serveCustomer(one.id);
    toast.say(t("linked.chosen", { customer: nameOf(one) }), { id: "customer" });
    router.refresh();
  };
  const settle = useEffectEvent(() => {
    if (!linked || settled.current) return;
    // A page kept by the browser may be older than the choice made since.
    if (currentCustomerId() !== seen) return router.refresh();
    settled.current = true;
    if (!current) serve(linked);
  });
  useEffect(() => settle(), [seen, linked?.id]);
  useEffect(() => () => void (settled.current = false), []);
  if (kept || !linked || !current || current.id === linked.id) return null;
  const keep = () => noteSaid(keptCustomerTopic, pair, mostKeptCustomers);
  return (
    <VehicleQuestion
      text={t("linked.other", { customer: nameOf(linked), current: nameOf(current) })}
      goOn={{ label: t("linked.keep", { customer: nameOf(current) }), onClick: keep }}
      other={{ label: t("linked.switch", { customer: nameOf(linked) }), onClick: () => serve(linked) }}
    />
  );
}
