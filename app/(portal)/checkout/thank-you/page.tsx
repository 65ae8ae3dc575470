import type { Metadata } from "next";
import { forbidden, notFound, redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { RefreshOnPayments } from "@/components/live/refresh-on";
import { ClientMessages } from "@/components/page/client-messages";
import { PayButton } from "@/components/payments/pay-button";
import { PaymentFacts } from "@/components/payments/payment-facts";
import { buttonClasses } from "@/components/ui/button-style";
import { LinkButton } from "@/components/ui/link-button";
import { findCheckout } from "@/lib/domains/checkout/queries/find-checkout";
import { listPayments } from "@/lib/domains/payments/queries/get-payment";
import { invoiceAddress } from "@/lib/domains/payments/rules";
import type { Payment } from "@/lib/domains/payments/schema";
import { hasRight } from "@/lib/platform/actor";
import { readText, type QueryValue } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("checkout.thanks"))("title") };
}

/** What happens next: of a card what its provider has told so far. */
function nextOf({ method, state }: Payment) {
  if (method !== "card") return method;
  return state === "paid" ? "cardPaid" : state === "failed" ? "cardFailed" : "cardOpen";
}

/** The order that was made and its payment, which follows by itself. */
export default async function ThankYouPage({ searchParams }: { searchParams: Promise<{ order?: QueryValue }> }) {
  const actor = await requireActorAt("/checkout");
  if (!hasRight(actor, "cart")) forbidden();
  const [query, t, locale] = await Promise.all([searchParams, getTranslations("checkout.thanks"), getLocale()]);
  const asked = readText(query.order) || (await findCheckout(actor)).orderNumber;
  if (!asked) redirect("/checkout");
  const payment = (await listPayments(actor, { orderNumbers: [asked] })).get(asked);
  if (!payment) notFound();
  return (
    <ClientMessages of={["checkout", "payments"]}>
      <div className="mx-auto max-w-180 px-4 py-6 md:px-6">
        <RefreshOnPayments />
        <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
        <p className="mb-1 font-medium">{t("order", { number: payment.orderNumber })}</p>
        <p className="mb-4 text-ink-2">{t(`next.${nextOf(payment)}`)}</p>
        <PaymentFacts payment={payment} />
        <div className="mt-4 flex flex-wrap gap-3">
          {payment.payable ? <PayButton orderNumber={payment.orderNumber} lang={locale} /> : null}
          {payment.total === null ? null : (
            <a href={invoiceAddress(payment.orderNumber)} target="_blank" rel="noreferrer" className={buttonClasses()}>
              {t("invoice")}
            </a>
          )}
          <LinkButton href={`/orders/${payment.orderNumber}`}>{t("open")}</LinkButton>
          <LinkButton href="/stock/techauto">{t("shop")}</LinkButton>
        </div>
      </div>
    </ClientMessages>
  );
}
