import { useTranslations } from "next-intl";
import { ownStockChannel } from "@/lib/domains/cart/rules";
import { tyreChannel } from "@/lib/domains/tyres/rules";

/** What a reader calls the channel by which a line is sold. */
export function useChannelWord(): (channel: string) => string {
  const t = useTranslations("cart");
  return (channel) => {
    if (channel === ownStockChannel) return t("ownStock");
    return channel === tyreChannel ? t("tyreTrade") : channel;
  };
}
