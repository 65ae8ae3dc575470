import { Link } from "@/components/ui/link";
import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import type { Order } from "@/lib/domains/orders/schema";
import { formatMoney } from "@/lib/shared/money";
import { formatRate } from "@/lib/shared/numbers";

interface Props {
  order: Order;
  /** What the buyer calls the order. */
  customerReference: string | null;
}

/** What an order comes to, for whom it is and where it goes. */
export async function OrderFacts({ order, customerReference }: Props) {
  const [t, locale] = await Promise.all([getTranslations("orders"), getLocale()]);
  const { buyer, deliverTo, currency, customerId, quoteId, rateBp } = order;
  const money = (cents: number | null) => (cents === null ? "–" : formatMoney(cents, currency, locale));
  const rate = formatRate(rateBp, locale);
  const amounts = [
    [t("net"), order.netCents],
    [t("deposits"), order.depositCents],
    [t("vat", { rate }), order.vatCents],
  ] as const;
  const name = buyer.company || [buyer.title, buyer.firstname, buyer.name].filter(Boolean).join(" ");
  return (
    <Card>
      <h2 className="sr-only">{t("totals")}</h2>
      <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
        {amounts.map(([label, cents]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="num text-end">{money(cents)}</dd>
          </div>
        ))}
        <dt className="font-semibold">{t("gross")}</dt>
        <dd className="num text-end font-semibold">{money(order.total)}</dd>
      </dl>
      <h2 className="mt-4 text-data text-ink-3">{t("buyer")}</h2>
      <p className="font-semibold">
        {customerId === null ? (
          <bdi>{name}</bdi>
        ) : (
          <Link href={`/orders?customer=${customerId}`} prefetch={false} className="hover:text-accent hover:underline">
            <bdi>{name}</bdi>
          </Link>
        )}
      </p>
      <p className="text-ink-2">
        <bdi>
          {[buyer.address, [buyer.postalCode, buyer.city].filter(Boolean).join(" ")].filter(Boolean).join(", ")}
        </bdi>
      </p>
      {deliverTo ? (
        <>
          <h2 className="mt-3 text-data text-ink-3">{t("deliverTo")}</h2>
          <p>
            <bdi>
              {deliverTo.firstName} {deliverTo.lastName}, {deliverTo.street}, {deliverTo.postcode} {deliverTo.city}
            </bdi>
          </p>
        </>
      ) : null}
      {customerReference ? (
        <>
          <h2 className="mt-3 text-data text-ink-3">{t("reference")}</h2>
          <p className="wrap-anywhere">
            <bdi>{customerReference}</bdi>
          </p>
        </>
      ) : null}
      {quoteId === null ? null : (
        <p className="mt-3">
          <Link href={`/quotes/${quoteId}`} prefetch={false} className="text-accent underline">
            {t("ofQuote")}
          </Link>
        </p>
      )}
    </Card>
  );
}
