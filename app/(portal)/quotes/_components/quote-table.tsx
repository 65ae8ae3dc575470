import { Link } from "@/components/ui/link";
import { getLocale, getTranslations } from "next-intl/server";
import { QuoteStatus } from "@/components/quotes/quote-status";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { VehiclePlate } from "@/components/vehicles/vehicle-plate";
import type { QuoteRow } from "@/lib/domains/quotes/schema";
import { formatDate, isoDateIn } from "@/lib/shared/dates";
import { formatMoney } from "@/lib/shared/money";

export async function QuoteTable({ quotes }: { quotes: readonly QuoteRow[] }) {
  const [t, locale] = await Promise.all([getTranslations("quotes"), getLocale()]);
  const day = (iso: string) => formatDate(isoDateIn(new Date(iso), "Europe/Paris"), locale) ?? "";
  return (
    <Table caption={t("title")}>
      <thead>
        <tr>
          <Th>{t("column.number")}</Th>
          <Th className="max-sm:hidden">{t("column.date")}</Th>
          <Th>{t("column.customer")}</Th>
          <Th className="max-md:hidden">{t("column.vehicle")}</Th>
          <Th>{t("column.status")}</Th>
          <Th align="end">{t("column.gross")}</Th>
        </tr>
      </thead>
      <tbody>
        {quotes.map((quote) => (
          <Tr key={quote.id}>
            <Td>
              <Link
                href={`/quotes/${quote.id}`}
                prefetch={false}
                className="reach inline-flex min-h-6 items-center font-strong whitespace-nowrap hover:text-accent hover:underline"
              >
                {quote.number}
              </Link>
            </Td>
            <Td className="max-sm:hidden">{day(quote.issuedAt)}</Td>
            <Td>
              <bdi>{quote.customer}</bdi>
            </Td>
            <Td className="max-md:hidden">
              <span className="inline-flex items-center gap-2">
                {quote.plate ? <VehiclePlate number={quote.plate} size="sm" /> : null}
                {quote.vehicle}
              </span>
            </Td>
            <Td>
              <QuoteStatus status={quote.status} expired={quote.expired} />
            </Td>
            <Td align="end" className="font-strong whitespace-nowrap">
              {formatMoney(quote.grossCents, quote.currency, locale)}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
