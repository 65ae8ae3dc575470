import { readId } from "./address";

const prefix = "v-";

/** The channel by which the store of a number sells: v-16. */
export const channelOf = (number: number): string => `${prefix}${number}`;

/** The number of the store that sells by a channel; null for a channel of no store. */
export const numberOf = (channel: string): number | null =>
  channel.startsWith(prefix) ? readId(channel.slice(prefix.length)) : null;
