import { getLocale, getTranslations } from "next-intl/server";
import { PaymentBadge } from "@/components/payments/payment-badge";
import type { Payment } from "@/lib/domains/payments/schema";
import { formatMoney } from "@/lib/shared/money";
import { formatReference } from "@/lib/shared/payments/references";
import { pageFormat } from "@/lib/web/page-format";

/** How an order is paid, how far it is, and what a transfer bears. */
export async function PaymentFacts({ payment }: { payment: Payment }) {
  const [t, words, format, locale] = await Promise.all([
    getTranslations("checkout.thanks.facts"),
    getTranslations("payments"),
    pageFormat(),
    getLocale(),
  ]);
  const { method, state, calledOff, total, refunded, currency, dueOn, reference } = payment;
  const money = (cents: number) => formatMoney(cents, currency, locale);
  const due = dueOn && format.dateTime(new Date(dueOn), { dateStyle: "long", timeZone: "UTC" });
  const rows = [
    [t("method"), words(`method.${method}`)],
    [t("state"), <PaymentBadge key="state" state={state} calledOff={calledOff} />],
    ...(total === null ? [] : [[t("total"), money(total)] as const]),
    ...(refunded ? [[t("refunded"), money(refunded)] as const] : []),
    ...(due ? [[t("due"), due] as const] : []),
    ...(method === "transfer" || method === "invoice" ? [[t("reference"), formatReference(reference)] as const] : []),
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-md border border-line bg-paper p-4 shadow-card">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-3">{label}</dt>
          <dd className="num wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
