import { getLocale, getTranslations } from "next-intl/server";
import { MailQuoteButton } from "@/components/quotes/mail-quote-button";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { VehiclePlate } from "@/components/vehicles/vehicle-plate";
import type { AwaitedQuote } from "@/lib/domains/live/companion/queries/list-awaited-quotes";
import { formatDate, isoDateIn } from "@/lib/shared/dates";
import { formatMoney } from "@/lib/shared/money";
import { DayBlock, dayLink, DayRow } from "./day-block";

/** The quotes that wait for an answer: since when, whether the customer has looked, and the way to ask again. */
export async function AwaitedQuotes({ quotes }: { quotes: readonly AwaitedQuote[] }) {
  const [t, locale] = await Promise.all([getTranslations("today.quotes"), getLocale()]);
  const day = (at: Date) => formatDate(isoDateIn(at, "Europe/Paris"), locale) ?? "";
  return (
    <DayBlock
      title={t("title")}
      empty={t("empty")}
      rows={quotes}
      row={({ id, number, customer, plate, grossCents, currency, issuedAt, seenAt }) => (
        <DayRow key={id} actions={<MailQuoteButton quoteId={id} again={number} />}>
          <p className="flex flex-wrap items-center gap-x-2">
            <Link href={`/quotes/${id}`} prefetch={false} className={dayLink}>
              <bdi>{number}</bdi>
            </Link>
            <bdi>{customer}</bdi>
            {plate ? <VehiclePlate number={plate} size="sm" /> : null}
          </p>
          <p className="num flex flex-wrap items-center gap-x-2 text-data text-ink-2">
            <span>{formatMoney(grossCents, currency, locale)}</span>
            <span>{t("since", { date: day(issuedAt) })}</span>
            {seenAt ? (
              <Badge tone="accent">{t("seen", { date: day(seenAt) })}</Badge>
            ) : (
              <Badge tone="neutral">{t("unseen")}</Badge>
            )}
          </p>
        </DayRow>
      )}
    />
  );
}
