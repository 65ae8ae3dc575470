"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { noteSaid, useWasSaid } from "@/components/page/said-before";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { customerLabel } from "@/lib/domains/customers/rules";
import type { CurrentCustomer } from "@/lib/domains/customers/schema";
import { askForCustomer, type Waiting } from "./current-customer";
import { holdAdditions } from "./customer-question";
import { keptCustomerTopic, mostKeptCustomers } from "./linked-customer";
import { VehicleQuestion } from "./vehicle-question";

interface Props {
  vehicle: string;
  current: CurrentCustomer;
}

/** A vehicle that belongs to nobody: asks once whether it goes on with the customer served last, before anything is added. */
export function UnlinkedVehicle({ vehicle, current }: Props) {
  const t = useTranslations("customers.linked");
  const words = useTranslations("customers");
  const common = useTranslations("common");
  const name = customerLabel(current) || words("unnamed");
  const pair = `${vehicle} ${current.id}`;
  const settled = useWasSaid(keptCustomerTopic, pair);
  const [asking, setAsking] = useState(false);
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
  const goOn = t("goOn", { customer: name });
  return (
    <>
      <VehicleQuestion
        text={t("nobody", { current: name })}
        goOn={{ label: goOn, onClick: keep }}
        other={{ label: t("choose"), onClick: choose }}
      />
      <Dialog open={asking} onClose={() => setAsking(false)} title={t("ask")} closeLabel={common("close")} size="sm">
        <p className="text-lead wrap-anywhere">{t("nobody", { current: name })}</p>
        <Answers name={name} onKeep={keep} onChoose={choose} />
      </Dialog>
    </>
  );
}

function Answers({ name, onKeep, onChoose }: { name: string; onKeep: () => void; onChoose: () => void }) {
  const t = useTranslations("customers.linked");
  return (
    <div className="mt-4 grid gap-2">
      <Button variant="primary" size="lg" data-autofocus className="h-auto! min-h-10 py-1.5" onClick={onKeep}>
        <span className="wrap-anywhere whitespace-normal">{t("goOn", { customer: name })}</span>
      </Button>
      <Button size="lg" onClick={onChoose}>
        {t("choose")}
      </Button>
    </div>
  );
}
