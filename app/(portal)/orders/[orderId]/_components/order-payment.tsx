import { getLocale, getTranslations } from "next-intl/server";
import { PayButton } from "@/components/payments/pay-button";
import { PaymentFacts } from "@/components/payments/payment-facts";
import { buttonClasses } from "@/components/ui/button-style";
import { invoiceAddress } from "@/lib/domains/payments/rules";
import type { Payment } from "@/lib/domains/payments/schema";

/** How the order is paid, its invoice, and the card's page where one is still to be opened. */
export async function OrderPayment({ payment }: { payment: Payment }) {
  const [t, locale] = await Promise.all([getTranslations("checkout.thanks"), getLocale()]);
  const { orderNumber, payable, total } = payment;
  return (
    <section aria-label={t("facts.state")} className="grid gap-3">
      <PaymentFacts payment={payment} />
      <div className="flex flex-wrap gap-3">
        {payable ? <PayButton orderNumber={orderNumber} lang={locale} /> : null}
        {total === null ? null : (
          <a href={invoiceAddress(orderNumber)} target="_blank" rel="noreferrer" className={buttonClasses()}>
            {t("invoice")}
          </a>
        )}
      </div>
    </section>
  );
}
