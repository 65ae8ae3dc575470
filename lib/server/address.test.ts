import type { IncomingMessage } from "node:http";
import { clientAddress, trusts } from "./address";

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded ? { "x-forwarded-for": forwarded } : {},
  }) as unknown as IncomingMessage;

describe("clientAddress", () => {
  it("ignores X-Forwarded-For of a stranger", () => {
    expect(clientAddress(request("203.0.113.9", "10.0.0.1"), trusts(""))).toBe("203.0.113.9");
  });
  it("takes the last hop that no trusted proxy vouches for", () => {
    const trusted = trusts("127.0.0.1, 10.0.0.0/8");
    expect(clientAddress(request("127.0.0.1", "1.1.1.1, 198.51.100.7, 10.2.3.4"), trusted)).toBe("198.51.100.7");
    expect(clientAddress(request("::ffff:127.0.0.1", "198.51.100.7"), trusted)).toBe("198.51.100.7");
    expect(clientAddress(request("127.0.0.1", "not an address"), trusted)).toBe("127.0.0.1");
  });
});
