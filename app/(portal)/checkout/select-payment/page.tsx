import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { listCheckoutMethods } from "@/lib/domains/checkout/queries/find-checkout";
import { pageLanguage } from "@/lib/web/language";
import { CheckoutFrame } from "../_components/checkout-frame";
import { MethodForm } from "../_components/method-form";
import { openCheckout } from "../_components/open-checkout";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("checkout.payment"))("title") };
}

/** How the company's own basket is paid. */
export default async function PaymentPage() {
  const [open, lang] = await Promise.all([openCheckout("payment"), pageLanguage()]);
  const methods = open.closed ? [] : await listCheckoutMethods(open.actor, { lang });
  return (
    <CheckoutFrame step="payment" open={open}>
      <MethodForm methods={methods} chosen={open.draft.method} />
    </CheckoutFrame>
  );
}
