import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast-store";
import { customerLabel } from "@/lib/domains/customers/rules";
import type { CurrentCustomer } from "@/lib/domains/customers/schema";
import { serveCustomer } from "./current-customer";
import { linkedCustomerToast } from "./vehicle-question";

/** Serves somebody from now on, or nobody, and says so in place of what was said for want of a customer. */
export function useServe(): (chosen: CurrentCustomer | null) => void {
  const t = useTranslations("customers");
  const router = useRouter();
  return (chosen) => {
    serveCustomer(chosen?.id ?? null);
    for (const said of [linkedCustomerToast, "customer", "add-to-cart", "quote"]) toast.dismiss(said);
    if (chosen) toast.say(t("chosen", { customer: customerLabel(chosen) || t("unnamed") }), { id: "customer" });
    router.refresh();
  };
}
