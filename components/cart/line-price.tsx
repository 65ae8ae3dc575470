import { useLocale, useTranslations } from "next-intl";
import { discountBpIn, uncostedChannels } from "@/lib/domains/cart/rules";
import { ownStockChannel } from "@/lib/domains/stock/channel";
import type { CartLine } from "@/lib/domains/cart/schema";
import { formatMoney } from "@/lib/shared/money";
import { formatRate } from "@/lib/shared/numbers";

/** The price of a piece: what it is, what is taken off for the customer, and in the net view what the house pays. */
export function LinePrice({ line, showPurchase }: { line: CartLine; showPurchase: boolean }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const { publicCents, saleCents, price, depositCents, currency, channel } = line;
  const money = (cents: number | null) => formatMoney(cents, currency, locale);
  const own = channel === ownStockChannel;
  const discounted = saleCents !== null && saleCents !== publicCents;
  return (
    <>
      {money(publicCents)}
      <div className="text-tiny text-ink-3">
        {own ? <div>{t("ownPrice")}</div> : null}
        {discounted ? (
          <div>
            <bdi>{t("discounted", { rate: formatRate(discountBpIn(currency), locale), price: money(saleCents) })}</bdi>
          </div>
        ) : null}
        {showPurchase && !uncostedChannels.includes(channel) ? (
          <div>{t("purchase", { price: money(price) })}</div>
        ) : null}
        {depositCents > 0 ? <div>{t("deposit", { price: money(depositCents) })}</div> : null}
      </div>
    </>
  );
}
