import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast-store";
import { customerLabel } from "@/lib/domains/customers/rules";
import type { CurrentCustomer } from "@/lib/domains/customers/schema";
import { serveCustomer, type Waiting } from "./current-customer";
import { linkedCustomerToast } from "./vehicle-question";

/**
 * Serves somebody from now on, or nobody, and says so in place of what was said for want of a customer. What waited for
 * the choice is done for whoever was chosen.
 */
export function useServe(): (chosen: CurrentCustomer | null, waiting?: Waiting | null) => void {
  const t = useTranslations("customers");
  const router = useRouter();
  return (chosen, waiting) => {
    serveCustomer(chosen?.id ?? null);
    for (const said of [linkedCustomerToast, "customer", "add-to-cart", "quote"]) toast.dismiss(said);
    if (chosen) toast.say(t("chosen", { customer: customerLabel(chosen) || t("unnamed") }), { id: "customer" });
    // Read again after it: the page would count what the customer had before.
    if (chosen && waiting) void Promise.resolve(waiting()).finally(() => router.refresh());
    else router.refresh();
  };
}
