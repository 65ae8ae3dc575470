import { getLocale, getTranslations } from "next-intl/server";
import { AdviceMark } from "@/components/cart/advice-mark";
import { PhotoStrip } from "@/components/photos/photo-strip";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { DeclinedMark } from "./declined-mark";
import type { Quote } from "@/lib/domains/quotes/schema";
import { formatMoney } from "@/lib/shared/money";
import { formatRate } from "@/lib/shared/numbers";

/** The lines of a quote as they were frozen; on a phone each is a short card. */
export async function QuoteLines({ document, agreement }: Pick<Quote, "document" | "agreement">) {
  const [t, locale] = await Promise.all([getTranslations("quotes.line"), getLocale()]);
  const money = (cents: number) => formatMoney(cents, "EUR", locale);
  const percent = (bp: number) => formatRate(bp, locale);
  return (
    <Table caption={t("caption")}>
      <thead>
        <tr>
          <Th>{t("article")}</Th>
          <Th align="end">{t("quantity")}</Th>
          <Th align="end" className="max-md:hidden">
            {t("public")}
          </Th>
          <Th align="end" className="max-md:hidden">
            {t("discount")}
          </Th>
          <Th align="end" className="max-sm:hidden">
            {t("unit")}
          </Th>
          <Th align="end">{t("total")}</Th>
        </tr>
      </thead>
      <tbody>
        {document.lines.map((line, index) => (
          <Tr key={`${line.reference}-${index}`}>
            <Td>
              <div className="text-body font-strong">{line.name}</div>
              <div className="text-ink-3">
                {line.brand} <bdi dir="ltr">{line.reference}</bdi>
                {line.fit ? ` · ${line.fit}` : null}
              </div>
              {line.vehicle ? <bdi className="text-data text-ink-2">{line.vehicle}</bdi> : null}
              <AdviceMark {...line} />
              <PhotoStrip photos={line.photos} line={line.name} />
              <DeclinedMark at={index} agreed={agreement?.lines} />
            </Td>
            <Td align="end">{line.quantity}</Td>
            <Td align="end" className="whitespace-nowrap max-md:hidden">
              {money(line.publicCents)}
            </Td>
            <Td align="end" className="max-md:hidden">
              {percent(line.discountBp)}
            </Td>
            <Td align="end" className="whitespace-nowrap max-sm:hidden">
              {money(line.unitCents)}
            </Td>
            <Td align="end" className="font-strong whitespace-nowrap">
              {money(line.totalCents)}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
