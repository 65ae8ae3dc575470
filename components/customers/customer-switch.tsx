"use client";

import { useTranslations } from "next-intl";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { isFocusLost } from "@/components/page/focus-lost";
import { noteSaid } from "@/components/page/said-before";
import { onDemand } from "@/components/page/on-demand";
import { Button } from "@/components/ui/button";
import type { ButtonSize, ButtonVariant } from "@/components/ui/button-style";
import { customerLabel } from "@/lib/domains/customers/rules";
import type { CurrentCustomer } from "@/lib/domains/customers/schema";
import { chooseCustomerEvent, waitingFor, type Waiting } from "./current-customer";
import type { VehicleToLink } from "@/lib/domains/customers/schema";
import { keptCustomerTopic, mostKeptCustomers } from "./linked-customer";
import { useServe } from "./use-serve";
import { servedCustomerId } from "./vehicle-question";

const CustomerDialog = onDemand(() => import("./customer-dialog").then((module) => module.CustomerDialog));

interface Props {
  customer: CurrentCustomer | null;
  /** The vehicle on the screen, offered to be linked to a new customer. */
  vehicle?: VehicleToLink | null;
  /** Its address: whoever is chosen beside it is chosen for it. */
  vehicleBase?: string;
  /** Where the dialog's texts lie, for a page that does not bring them. */
  texts?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

// A page without a customer asks for one elsewhere than a page with one: the choice outlives the button that began it.
let awaited: number | null | undefined;

/** Whom the seller serves, and the way to choose or create another one. */
export function CustomerSwitch({ customer, vehicle = null, vehicleBase, texts, variant, size }: Props) {
  const t = useTranslations("customers");
  const serveNow = useServe();
  const button = useRef<HTMLButtonElement>(null);
  const served = customer?.id ?? null;
  const [asked, setAsked] = useState<{ waiting: Waiting | null } | null>(null);
  useEffect(() => {
    const ask = (event: Event) => {
      event.preventDefault();
      setAsked({ waiting: waitingFor(event) });
    };
    window.addEventListener(chooseCustomerEvent, ask);
    return () => window.removeEventListener(chooseCustomerEvent, ask);
  }, []);
  useLayoutEffect(() => {
    if (awaited !== served) return;
    awaited = undefined;
    if (isFocusLost()) button.current?.focus();
  }, [served]);
  const serve = (chosen: CurrentCustomer | null) => {
    const next = chosen?.id ?? null;
    if (vehicleBase && next !== null) noteSaid(keptCustomerTopic, `${vehicleBase} ${next}`, mostKeptCustomers);
    if (next !== served) awaited = next;
    setAsked(null);
    serveNow(chosen, asked?.waiting);
  };
  return (
    <>
      <Button
        ref={button}
        id={vehicleBase ? servedCustomerId : undefined}
        variant={variant}
        size={size}
        onClick={() => setAsked({ waiting: null })}
        aria-haspopup="dialog"
        className="h-auto! min-h-8 max-w-full py-1 text-start touch:min-h-11"
      >
        {customer ? (
          <>
            <bdi data-served={customer.id} className="min-w-0 wrap-anywhere whitespace-normal">
              {customerLabel(customer) || t("unnamed")}
            </bdi>
            <span className="text-ink-3">·</span>
            <span className="-ms-1 text-ink-3">{t("change")}</span>
          </>
        ) : (
          t("choose")
        )}
      </Button>
      {asked ? (
        <CustomerDialog
          texts={texts}
          onMissing={() => setAsked(null)}
          current={customer}
          vehicle={vehicle}
          onServe={serve}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
