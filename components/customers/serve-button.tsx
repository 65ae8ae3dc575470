"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { serveCustomer } from "./current-customer";

/** Makes a customer the one that the seller serves; without effect on the one already served. */
export function ServeButton({ customerId, name, served }: { customerId: number; name: string; served: boolean }) {
  const t = useTranslations("customers");
  const router = useRouter();
  const serve = () => {
    serveCustomer(customerId);
    toast.info(t("chosen", { customer: name }), { id: "customer" });
    router.refresh();
  };
  return (
    <Button variant="primary" disabled={served} onClick={serve}>
      {t(served ? "served" : "serve")}
    </Button>
  );
}
