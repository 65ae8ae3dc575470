import { getLocale, getTranslations } from "next-intl/server";
import { AdviceMark } from "@/components/cart/advice-mark";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { hoursOf } from "@/lib/domains/repair/rules";
import { DeclinedMark } from "./declined-mark";
import type { Quote } from "@/lib/domains/quotes/schema";
import { formatMoney } from "@/lib/shared/money";

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
  const time = (all: number) => {
    const { hours, minutes } = hoursOf(all);
    if (hours === 0) return times("minutes", { minutes });
    return minutes === 0
      ? times("hours", { hours })
      : times("hoursMinutes", { hours, minutes: String(minutes).padStart(2, "0") });
  };
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
        {labour.map(({ name, minutes, rate, rateCents, totalCents, includedIn, vehicle, ...advised }, index) => (
          <Tr key={`${name}-${index}`}>
            <Td>
              <bdi className="block text-body font-strong">{name}</bdi>
              {includedIn ? <p className="text-ink-3">{t("includedIn", { work: includedIn })}</p> : null}
              {vehicle ? <bdi className="text-data text-ink-2">{vehicle}</bdi> : null}
              <AdviceMark {...advised} />
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
        ))}
      </tbody>
    </Table>
  );
}
