import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

const parse = (text: string) => (ipaddr.isValid(text) ? ipaddr.process(text) : null);

/** Tells whether an address lies in one of the comma-separated addresses or CIDR ranges. */
export function trusts(list: string): (address: string) => boolean {
  const ranges = list
    .split(",")
    .map((text) => text.trim())
    .filter(Boolean);
  const parsed = ranges.map((text) =>
    ipaddr.parseCIDR(text.includes("/") ? text : `${text}/${text.includes(":") ? 128 : 32}`),
  );
  if (parsed.length === 0) return () => false;
  return (address) => {
    const one = parse(address);
    return one !== null && parsed.some(([range, bits]) => range.kind() === one.kind() && one.match(range, bits));
  };
}

/** The client's address: the last hop that no trusted proxy vouches for. X-Forwarded-For of strangers is ignored. */
export function clientAddress(request: IncomingMessage, trusted: (address: string) => boolean): string {
  const hops = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((text) => text.trim());
  let address = request.socket.remoteAddress ?? "unknown";
  while (trusted(address)) {
    const next = hops.pop();
    if (!next || !parse(next)) break;
    address = next;
  }
  return address;
}
