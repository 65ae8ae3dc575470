"use client";

import { useEffect, useState } from "react";
import { useLaterPlace } from "@/components/page/later-places";
import { onDemand } from "@/components/page/on-demand";
import { chooseCustomerEvent } from "./current-customer";

const Asked = onDemand(() => import("./asked-customer").then((module) => module.AskedCustomer));

/** Asks for a customer wherever something needs one and the page itself offers no choice. */
export function CustomerAsker() {
  const texts = useLaterPlace("customers");
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const ask = (event: Event) => void setTimeout(() => event.defaultPrevented || setOpen(true));
    window.addEventListener(chooseCustomerEvent, ask);
    return () => window.removeEventListener(chooseCustomerEvent, ask);
  }, []);
  const close = () => setOpen(false);
  return open ? <Asked texts={texts} onMissing={close} onClose={close} /> : null;
}
