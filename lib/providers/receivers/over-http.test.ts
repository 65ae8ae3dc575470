import dns from "node:dns/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { makeReceivers } from "./over-http";

const receivers = makeReceivers({ origins: [new URL("https://etabli.example")], local: false, timeoutMs: 1000 });
const message = { body: "{}", headers: {} };

afterEach(() => void jest.restoreAllMocks());

const leadsTo = (address: string) =>
  jest
    .spyOn(dns, "lookup")
    .mockResolvedValue([{ address, family: 4 }] as unknown as Awaited<ReturnType<typeof dns.lookup>>);

describe("the address of a program, looked up", () => {
  it.each(["10.0.0.8", "127.0.0.1", "169.254.169.254", "192.168.1.1", "100.64.0.1", "::1", "fd00::1"])(
    "is refused where its name leads to %s",
    async (address) => {
      leadsTo(address);
      expect(["private", "house"]).toContain(await receivers.judge("https://erp.example/hook"));
    },
  );

  it.each(["https://127.0.0.1/", "https://[::1]/", "https://169.254.169.254/latest/meta-data", "https://2130706433/"])(
    "is refused as %s, and not connected to either",
    async (address) => {
      expect(["private", "house"]).toContain(await receivers.judge(address));
      expect(await receivers.post(address, message)).toEqual({ code: null, fault: "address" });
    },
  );

  it("is refused where its name leads to where the house's own leads", async () => {
    leadsTo("93.184.215.14");
    const apart = makeReceivers({ origins: [new URL("https://etabli.example")], local: false });
    expect(await apart.judge("https://erp.example/hook")).toBe("house");
  });

  it("is refused where its name leads nowhere", async () => {
    jest.spyOn(dns, "lookup").mockRejectedValue(new Error("ENOTFOUND"));
    const apart = makeReceivers({ origins: [new URL("https://etabli.example")], local: false });
    expect(await apart.judge("https://erp.example/hook")).toBe("unknown-name");
  });

  it("is not spoken with when its name leads inside at delivery", async () => {
    expect(await receivers.post("https://localhost:1/hook", message)).toEqual({ code: null, fault: "address" });
  });

  it("is told and heard, its redirects left alone", async () => {
    const server = createServer((_, response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const local = makeReceivers({ origins: [new URL("http://localhost:3000")], local: true });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect(await local.post(url, message)).toEqual({ code: 302, fault: null });
    server.closeAllConnections();
    server.close();
    expect(await local.post(url, message)).toEqual({ code: null, fault: "unreachable" });
  });
});
