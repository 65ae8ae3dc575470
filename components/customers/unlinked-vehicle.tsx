"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { onDemand } from "@/components/page/on-demand";
import { noteSaid, useWasSaid } from "@/components/page/said-before";
import { customerLabel } from "@/lib/domains/customers/rules";
import type { CurrentCustomer } from "@/lib/domains/customers/schema";
import { askForCustomer, type Waiting } from "./current-customer";
import { holdAdditions } from "./customer-question";
import { keptCustomerTopic, mostKeptCustomers } from "./linked-customer";
import { VehicleQuestion } from "./vehicle-question";

const VehicleDialog = onDemand(() => import("./vehicle-dialog").then((module) => module.VehicleDialog));

interface Props {
  vehicle: string;
  current: CurrentCustomer;
}

/** A vehicle that belongs to nobody: asks once whether it goes on with the customer served last, before anything is added. */
export function UnlinkedVehicle({ vehicle, current }: Props) {
  const t = useTranslations("customers.linked");
  const words = useTranslations("customers");
  const name = customerLabel(current) || words("unnamed");
  const pair = `${vehicle} ${current.id}`;
  const settled = useWasSaid(keptCustomerTopic, pair);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const waiting = useRef<Waiting | null>(null);
  const release = useRef<(() => void) | null>(null);
  const keep = () => {
    noteSaid(keptCustomerTopic, pair, mostKeptCustomers);
    release.current?.();
    setAsking(false);
    waiting.current?.();
    waiting.current = null;
  };
  const choose = () => {
    setAsking(false);
    askForCustomer(waiting.current);
    waiting.current = null;
  };
  useEffect(() => {
    if (settled) return;
    release.current = holdAdditions((goOn) => {
      waiting.current = goOn;
      setAsking(true);
    });
    return () => release.current?.();
  }, [settled]);
  if (settled) return null;
  return (
    <>
      <VehicleQuestion
        text={t("nobody", { current: name })}
        goOn={{ label: t("goOn", { customer: name }), onClick: keep }}
        other={{ label: t("choose"), onClick: choose }}
      />
      {asking ? (
        <VehicleDialog {...{ name }} onClose={close} onMissing={close} onKeep={keep} onChoose={choose} />
      ) : null}
    </>
  );
}
