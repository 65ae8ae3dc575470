import { useLocale, useTranslations } from "next-intl";
import { useFormat } from "@/components/page/use-format";
import type { SupplierOffer } from "@/lib/domains/offers/schema";
import { addDays, isoDateIn } from "@/lib/shared/dates";
import { formatMoney } from "@/lib/shared/money";
import { formatRate } from "@/lib/shared/numbers";

type Arrival = Pick<SupplierOffer, "date" | "hour">;

/** How offers are said in the reader's language. */
export function useOfferWords() {
  const t = useTranslations("offers");
  const locale = useLocale();
  const format = useFormat();
  const day = (iso: string, weekday?: "short") =>
    format.dateTime(new Date(`${iso}T00:00:00Z`), { weekday, day: "2-digit", month: "2-digit", timeZone: "UTC" });
  const arrival = ({ date, hour }: Arrival): string | null => {
    if (date === null) return null;
    const today = isoDateIn(new Date(), "Europe/Paris");
    if (hour === null) return t("restock", { date: day(date) });
    if (date === today) return t("arrival.today", { hour });
    if (date === addDays(today, 1)) return t("arrival.tomorrow", { hour });
    return t("arrival.later", { date: day(date, "short"), hour });
  };
  const percent = (basisPoints: number) => formatRate(basisPoints, locale);
  return {
    supplier: ({ code, name }: { code: string; name: string }) => (code === "local" ? t("ownStock") : name),
    money: (cents: number | null, currency: "EUR" | "CHF") => formatMoney(cents, currency, locale),
    percent,
    arrival,
    /** Sites with their pieces, what the supplier says in words, the arrival; else the state alone. */
    place({ stocks, text, state, ...offer }: SupplierOffer): string {
      const sites = stocks.map(({ name, qty }) => t("quantityAt", { site: name, quantity: qty })).join(" · ");
      const known = [sites || (state === "unavailable" && !text ? t("soldOut") : ""), text, arrival(offer)];
      return known.filter(Boolean).join(" · ") || t(`state.${state}`);
    },
    discounts({ discount1Bp, discount2Bp }: Pick<SupplierOffer, "discount1Bp" | "discount2Bp">): string | null {
      if (!discount1Bp && !discount2Bp) return null;
      if (!discount1Bp || !discount2Bp) return `−${percent(discount1Bp || discount2Bp || 0)}`;
      return t("discounts", { first: percent(discount1Bp), second: percent(discount2Bp) });
    },
  };
}
