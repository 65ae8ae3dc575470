import { ownStockChannel } from "@/lib/domains/stock/channel";
import { tyreChannel } from "@/lib/domains/tyres/channel";

type Words = (key: "ownStock" | "tyreTrade") => string;

interface Sold {
  channel: string;
  /** The store behind the channel, by its name. */
  seller: string | null;
}

/** What a reader calls the channel of an order: a store by its name. */
export function channelName({ channel, seller }: Sold, words: Words): string {
  if (seller) return seller;
  if (channel === ownStockChannel) return words("ownStock");
  return channel === tyreChannel ? words("tyreTrade") : channel;
}
