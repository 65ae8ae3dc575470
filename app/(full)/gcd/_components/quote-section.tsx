import { FileText } from "@/components/drawings/icons";
import { useLocale, useTranslations } from "next-intl";
import { AdviceMark } from "@/components/cart/advice-mark";
import { PhotoStrip } from "@/components/photos/photo-strip";
import { DeclinedMark } from "@/components/quotes/declined-mark";
import { buttonClasses } from "@/components/ui/button-style";
import { Note } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { VehiclePlate } from "@/components/vehicles/vehicle-plate";
import type { CompanionQuote } from "@/lib/domains/live/companion/schema";
import { formatDate, isoDateIn } from "@/lib/shared/dates";
import { formatMoney } from "@/lib/shared/money";
import { formatRate } from "@/lib/shared/numbers";
import { AgreedNote } from "./agreed-note";
import { LabourLines } from "./labour-lines";
import { ShownLine, type Pointing } from "./shown-line";
import { Totals } from "./totals";

/** The quote with its lines, what was decided of it, and the document itself. */
export function QuoteSection({ quote, href, ...pointing }: Pointing & { quote: CompanionQuote; href: string }) {
  const t = useTranslations("companion.quote");
  const work = useTranslations("labour");
  const locale = useLocale();
  const off = quote.offBp === null ? null : formatRate(quote.offBp, locale);
  const { number, status, expired, issuedAt, expiresAt, vehicle, plate, lines, netCents, vat, grossCents } = quote;
  const words = useTranslations("companion.cart");
  const pieces = useTranslations("companion.line");
  const day = (iso: string) => formatDate(isoDateIn(new Date(iso), "Europe/Paris"), locale) ?? "";
  return (
    <Card roomy className="text-lead">
      <h2 className="text-hero font-title tracking-tight">{t("title", { number })}</h2>
      <p className="num text-body text-ink-3">
        <bdi>{t("dates", { issued: day(issuedAt), expires: day(expiresAt) })}</bdi>
      </p>
      {vehicle || plate ? (
        <p className="mt-2 flex flex-wrap items-center gap-2">
          {plate ? <VehiclePlate number={plate} size="sm" /> : null}
          <bdi>{vehicle}</bdi>
        </p>
      ) : null}
      {status === "new" && !expired ? null : (
        <Note
          tone={status === "accepted" ? "fit" : status === "rejected" ? "no" : "unknown"}
          className="mt-3 text-body"
        >
          {status === "new" ? t("expired") : t(status, { number })}
          <AgreedNote quote={quote} />
          {quote.reason ? (
            <p className="mt-1 wrap-anywhere whitespace-pre-line">
              {t("reason")} <bdi>{quote.reason}</bdi>
            </p>
          ) : null}
        </Note>
      )}
      <ul className="mt-2">
        {lines.map(({ row, name, brand, reference, vehicle: of, quantity, totalCents, photos, ...said }, index) => (
          <ShownLine
            key={`${reference}-${index}`}
            {...pointing}
            row={row}
            article={`${brand} ${reference}`}
            name={<bdi>{name}</bdi>}
            facts={
              <>
                {brand} <bdi dir="ltr">{reference}</bdi> ·{" "}
                <span className="num">{pieces("pieces", { count: quantity })}</span>
                {of ? <bdi className="block">{of}</bdi> : null}
              </>
            }
            note={
              <>
                <AdviceMark {...said} />
                <PhotoStrip photos={photos} line={name} />
                <DeclinedMark at={index} agreed={quote.agreement?.lines} />
              </>
            }
            price={formatMoney(totalCents, "EUR", locale)}
          />
        ))}
      </ul>
      <LabourLines labour={quote.labour} agreed={quote.agreement?.labour} />
      <Totals
        currency="EUR"
        rows={[
          ...(quote.labour.length > 0
            ? [
                [
                  off === null ? work("partsNet") : work("partsNetDiscounted", { rate: off }),
                  quote.partsCents,
                ] as const,
                [work("net"), quote.labourCents] as const,
                [t("net"), netCents] as const,
              ]
            : [[off === null ? t("net") : t("netDiscounted", { rate: off }), netCents] as const]),
          ...vat.map(({ rateBp, vatCents }) => [words("vat", { rate: formatRate(rateBp, locale) }), vatCents] as const),
          [words("gross"), grossCents],
        ]}
        aside={quote.depositCents ? [words("deposit"), quote.depositCents] : null}
      />
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClasses("secondary", "lg", "mt-4 w-full")}
      >
        <FileText />
        {t("open")}
      </a>
    </Card>
  );
}
