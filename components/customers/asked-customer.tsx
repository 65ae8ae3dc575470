"use client";

import type { CurrentCustomer } from "@/lib/domains/customers/schema";
import { CustomerDialog } from "./customer-dialog";
import { useServe } from "./use-serve";

/** The choice of a customer on a page that shows none. */
export function AskedCustomer({ onClose }: { onClose: () => void }) {
  const serve = useServe();
  const onServe = (chosen: CurrentCustomer | null) => {
    serve(chosen);
    onClose();
  };
  return <CustomerDialog current={null} vehicle={null} onServe={onServe} onClose={onClose} />;
}
