"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { serveCustomer } from "./current-customer";

/** Makes a customer the one that the seller serves; on the one already served it keeps the focus and does nothing. */
export function ServeButton({ customerId, name, served }: { customerId: number; name: string; served: boolean }) {
  const t = useTranslations("customers");
  const router = useRouter();
  const serve = () => {
    serveCustomer(customerId);
    toast.say(t("chosen", { customer: name }), { id: "customer" });
    router.refresh();
  };
  return (
    <Button variant="primary" aria-disabled={served || undefined} onClick={served ? undefined : serve}>
      {t(served ? "served" : "serve")}
    </Button>
  );
}
