import { useTranslations } from "next-intl";
import { channelName } from "@/components/orders/channel-name";
import type { CartLine } from "@/lib/domains/cart/schema";

type Sold = Pick<CartLine, "channel" | "seller">;

/** What a reader calls the channel by which a line is sold: a store by its name. */
export function useChannelWord(): (line: Sold) => string {
  const t = useTranslations("cart");
  return ({ channel, seller }) => channelName({ channel, seller: seller?.name ?? null }, t);
}
