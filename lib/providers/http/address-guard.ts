import dns from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** True for an address of the public internet: not loopback, private, link-local, carrier NAT, multicast, tunnelled or reserved. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

/** The literal address of a URL's host, without brackets; null when it is a name. */
export function literalAddress(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return isIP(bare) ? bare : null;
}

/**
 * The name resolution of a connection: fails unless every address of the name is public. It runs for the very connection
 * that is then opened, so a name that changes its address between check and use gains nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, "");
    const inside = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (inside || !first) return done(new Error(`${hostname} does not lie on the public internet`), "");
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
};
