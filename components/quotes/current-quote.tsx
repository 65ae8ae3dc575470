import { Link } from "@/components/ui/link";
import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { isPast } from "@/lib/domains/quotes/rules";
import type { Quote } from "@/lib/domains/quotes/schema";
import { formatMoney } from "@/lib/shared/money";
import { OrderQuoteButton } from "./order-quote-button";
import { QuoteReason } from "./quote-reason";
import { QuoteStatus } from "./quote-status";

/** In the cart: what became of the customer's newest quote, and the next step. */
export async function CurrentQuote({ quote }: { quote: Quote }) {
  const [t, locale] = await Promise.all([getTranslations("quotes"), getLocale()]);
  const { id, number, status, expired, grossCents, currency, orderedAt, reason, agreement, document } = quote;
  return (
    <Card title={t("newest")}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link href={`/quotes/${id}`} className="reach font-strong hover:text-accent hover:underline">
          <bdi>{t("numbered", { number })}</bdi>
        </Link>
        <QuoteStatus status={status} expired={expired} ordered={orderedAt !== null} />
      </p>
      <p className="num mb-2 text-ink-2">
        {t("grossOf", { price: formatMoney(agreement?.grossCents ?? grossCents, currency, locale) })}
      </p>
      <QuoteReason reason={reason} />
      {status === "accepted" && orderedAt === null ? (
        <OrderQuoteButton quoteId={id} hasParts={(agreement?.lines ?? document.lines).length > 0} />
      ) : null}
      {isPast(quote) ? <p className="text-data text-ink-2">{t("redoHere")}</p> : null}
    </Card>
  );
}
