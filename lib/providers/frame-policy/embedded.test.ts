import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { makeFramePolicy } from "./embedded";

const page = "https://etabli.example";

async function withSite<T>(answer: RequestListener, work: (base: string) => Promise<T>): Promise<T> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

const inside = makeFramePolicy({ allowPrivateAddresses: true, timeoutMs: 500 });

describe("a site that is asked", () => {
  it("answers for where it leads", async () => {
    const answer: RequestListener = ({ url }, response) => {
      if (url === "/") return void response.writeHead(302, { location: "/start" }).end();
      response.writeHead(200, { "x-frame-options": "DENY" }).end("x".repeat(1_000_000));
    };
    expect(await withSite(answer, (base) => inside.ask(base, page))).toEqual({
      ...{ verdict: "refused", reason: "x-frame-options" },
    });
  });

  it("hears every policy that it sends", async () => {
    const policies = ["frame-ancestors *", "frame-ancestors 'none'"];
    const answer: RequestListener = (_, response) => void response.setHeader("content-security-policy", policies).end();
    expect((await withSite(answer, (base) => inside.ask(base, page))).verdict).toBe("refused");
  });

  it("is unknown when it fails, does not answer or leads round in a circle", async () => {
    const broken: RequestListener = (_, response) => void response.writeHead(503).end();
    const silent: RequestListener = () => undefined;
    const circle: RequestListener = (_, response) => void response.writeHead(302, { location: "/" }).end();
    for (const answer of [broken, silent, circle])
      expect(await withSite(answer, (base) => inside.ask(base, page))).toEqual({
        ...{ verdict: "unknown", reason: "unreachable" },
      });
  });

  it("is not asked inside a network", async () => {
    let asked = 0;
    const answer: RequestListener = (_, response) => {
      asked += 1;
      response.end();
    };
    const found = await withSite(answer, (base) => makeFramePolicy().ask(base, page));
    expect([found, asked]).toEqual([{ verdict: "unknown", reason: "private" }, 0]);
    for (const address of ["http://localhost:1/", "http://[::1]/", "http://10.0.0.1/", "http://169.254.169.254/latest"])
      expect((await makeFramePolicy().ask(address, page)).reason).toBe("private");
  });
});
