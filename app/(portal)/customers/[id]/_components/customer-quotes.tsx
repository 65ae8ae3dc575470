import { Link } from "@/components/ui/link";
import { getLocale, getTranslations } from "next-intl/server";
import { QuoteStatus } from "@/components/quotes/quote-status";
import { Card } from "@/components/ui/card";
import { VehiclePlate } from "@/components/vehicles/vehicle-plate";
import type { CustomerQuote } from "@/lib/domains/quotes/queries/list-customer-quotes";
import { formatDate, isoDateIn } from "@/lib/shared/dates";
import { formatMoney } from "@/lib/shared/money";

interface Props {
  quotes: readonly CustomerQuote[];
  /** How many the customer has in all. */
  count: number;
  /** Where all of them stand. */
  allAt: string;
}

/** The customer's newest quotes with their state; nothing before the first. */
export async function CustomerQuotes({ quotes, count, allAt }: Props) {
  const [t, locale] = await Promise.all([getTranslations("customers"), getLocale()]);
  if (count === 0) return null;
  const all = (
    <Link href={allAt} prefetch={false} className="reach text-data text-accent hover:underline">
      {t("allQuotes", { count })}
    </Link>
  );
  const day = (iso: string) => formatDate(isoDateIn(new Date(iso), "Europe/Paris"), locale);
  return (
    <Card title={t("quotes")} actions={all}>
      <ul className="num divide-y divide-line-2">
        {quotes.map(({ id, number, status, expired, plate, vehicle, grossCents, currency, issuedAt }) => (
          <li key={id}>
            <Link
              href={`/quotes/${id}`}
              prefetch={false}
              className="-mx-1.5 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 rounded px-1.5 py-1 hover:bg-sunk"
            >
              <span className="font-strong whitespace-nowrap">{number}</span>
              <span className="text-data text-ink-3">{day(issuedAt)}</span>
              {plate ? <VehiclePlate number={plate} size="sm" /> : <span className="text-ink-2">{vehicle}</span>}
              <span className="ms-auto flex items-center gap-3">
                <QuoteStatus status={status} expired={expired} />
                <span className="font-strong whitespace-nowrap">{formatMoney(grossCents, currency, locale)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
