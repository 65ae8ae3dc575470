import dns from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** An address that may not be spoken with: it lies inside a network, or is the house's own. */
export class PrivateAddress extends Error {}

/** The only IPv6 addresses that are given out: the rest is kept for later, or carries an IPv4 address inside. */
const globalIpv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** True for an address of the public internet: not loopback, private, link-local, carrier NAT, multicast, tunnelled or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false;
  const read = ipaddr.process(address);
  return read.range() === "unicast" && (read instanceof ipaddr.IPv4 || read.match(globalIpv6));
}

/** The literal address of a URL's host, without brackets; null when it is a name. */
export function literalAddress(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return isIP(bare) ? bare : null;
}

/**
 * The name resolution of a connection: fails unless every address of the name is public and none of those refused. It runs
 * for the very connection that is then opened, so a name that changes its address between check and use gains nothing.
 */
export const lookupWithout =
  (refused: ReadonlySet<string>): LookupFunction =>
  (hostname, options, done) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, "");
      const inside = addresses.find(({ address }) => !isPublicAddress(address) || refused.has(address));
      const [first] = addresses;
      if (inside || !first) return done(new PrivateAddress(`${hostname} does not lie on the public internet`), "");
      if (options.all) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };

export const publicLookup: LookupFunction = lookupWithout(new Set());
