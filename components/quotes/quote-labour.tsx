import { getLocale, getTranslations } from "next-intl/server";
import { AdviceMark } from "@/components/cart/advice-mark";
import { PhotoStrip } from "@/components/photos/photo-strip";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { DeclinedMark } from "./declined-mark";
import type { Quote } from "@/lib/domains/quotes/schema";
import { formatMoney } from "@/lib/shared/money";
import { writtenMinutes } from "@/lib/shared/written-minutes";

/** The work of a quote as it was frozen; nothing where there is none. */
export async function QuoteLabour({ document: { labour = [] }, agreement }: Pick<Quote, "document" | "agreement">) {
  const [t, total, times, locale] = await Promise.all([
    getTranslations("labour"),
    getTranslations("quotes.line"),
    getTranslations("repair.times"),
    getLocale(),
  ]);
  if (labour.length === 0) return null;
  const money = (cents: number) => formatMoney(cents, "EUR", locale);
  const time = (all: number) => writtenMinutes(all, times);
  return (
    <Table caption={t("title")}>
      <thead>
        <tr>
          <Th>{t("title")}</Th>
          <Th align="end">{t("time")}</Th>
          <Th align="end" className="max-sm:hidden">
            {t("rate")}
          </Th>
          <Th align="end">{total("total")}</Th>
        </tr>
      </thead>
      <tbody>
        {labour.map(
          ({ name, minutes, rate, rateCents, totalCents, includedIn, vehicle, photos, ...advised }, index) => (
            <Tr key={`${name}-${index}`}>
              <Td>
                <bdi className="block text-body font-strong">{name}</bdi>
                {includedIn ? <p className="text-ink-3">{t("includedIn", { work: includedIn })}</p> : null}
                {vehicle ? <bdi className="text-data text-ink-2">{vehicle}</bdi> : null}
                <AdviceMark {...advised} />
                <PhotoStrip photos={photos} line={name} />
                <DeclinedMark at={index} agreed={agreement?.labour} />
              </Td>
              <Td align="end" className="whitespace-nowrap">
                {time(minutes)}
              </Td>
              <Td align="end" className="whitespace-nowrap max-sm:hidden">
                {t("rateAt", { rate: rate === "paint" ? t("paint") : rate, price: money(rateCents) })}
              </Td>
              <Td align="end" className="font-strong whitespace-nowrap">
                {money(totalCents)}
              </Td>
            </Tr>
          ),
        )}
      </tbody>
    </Table>
  );
}
