"use client";

import { useEffect, useState } from "react";
import { useLaterPlace } from "@/components/page/later-places";
import { onDemand } from "@/components/page/on-demand";
import { chooseCustomerEvent, waitingFor, type Waiting } from "./current-customer";

const Asked = onDemand(() => import("./asked-customer").then((module) => module.AskedCustomer));

/** Asks for a customer wherever something needs one and the page itself offers no choice. */
export function CustomerAsker() {
  const texts = useLaterPlace("customers");
  const [asked, setAsked] = useState<{ waiting: Waiting | null } | null>(null);
  useEffect(() => {
    const ask = (event: Event) =>
      void setTimeout(() => event.defaultPrevented || setAsked({ waiting: waitingFor(event) }));
    window.addEventListener(chooseCustomerEvent, ask);
    return () => window.removeEventListener(chooseCustomerEvent, ask);
  }, []);
  const close = () => setAsked(null);
  return asked ? <Asked {...asked} texts={texts} onMissing={close} onClose={close} /> : null;
}
