"use client";

import type { CurrentCustomer } from "@/lib/domains/customers/schema";
import type { Waiting } from "./current-customer";
import { CustomerDialog } from "./customer-dialog";
import { useServe } from "./use-serve";

/** The choice of a customer on a page that shows none. */
export function AskedCustomer({ waiting, onClose }: { waiting: Waiting | null; onClose: () => void }) {
  const serve = useServe();
  const onServe = (chosen: CurrentCustomer | null) => {
    serve(chosen, waiting);
    onClose();
  };
  return <CustomerDialog current={null} vehicle={null} onServe={onServe} onClose={onClose} />;
}
