import type { AddressFault } from "./port";

interface House {
  /** Hosts under which this product is reached, with their ports. */
  origins: readonly URL[];
  /** Whether programs of this machine may be told, over http too: for tests alone. */
  local: boolean;
}

const portOf = ({ port, protocol }: URL): string => port || (protocol === "https:" ? "443" : "80");
const loopback = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

const isSame = (one: URL, other: URL): boolean =>
  portOf(one) === portOf(other) &&
  (one.hostname === other.hostname || (loopback.test(one.hostname) && loopback.test(other.hostname)));

/** What is wrong with an address by its text alone; null for one whose name may be looked up. */
export function judgeText(address: string, { origins, local }: House): AddressFault | null {
  if (!URL.canParse(address)) return "malformed";
  const url = new URL(address);
  if (url.protocol !== "https:" && !(local && url.protocol === "http:")) return "not-https";
  if (url.username || url.password) return "credentials";
  if (origins.some((origin) => isSame(origin, url) || (!local && origin.hostname === url.hostname))) return "house";
  return null;
}
