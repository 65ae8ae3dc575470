import { createServer, type IncomingMessage } from "node:http";
import { connect, type AddressInfo } from "node:net";
import pino from "pino";
import { makeListener } from "./listener";
import { tokenCheck } from "./metrics/metrics";

type Answer = NonNullable<Parameters<typeof makeListener>[0]["answerMetrics"]>;

async function serve(asked: (request: IncomingMessage) => void, answerMetrics: Answer | null = null) {
  const answer = (request: IncomingMessage, response: import("node:http").ServerResponse) => {
    asked(request);
    response.end(request.url?.startsWith("/api/") ? "call" : "page");
  };
  const log = pino({ level: "silent" });
  const listener = makeListener({
    answerCall: answer,
    answerPage: answer,
    answerMetrics,
    log,
    trustedProxies: "",
    secure: false,
    dev: false,
    frames: () => ["https://rmi.example.com"],
    pictures: ["https://tiles.example.com"],
  });
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { server, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe("the listener", () => {
  it("gives pages a policy with a nonce of their own, and every answer an id and the fixed headers", async () => {
    const { server, base } = await serve(() => undefined);
    const [one, two, call] = await Promise.all([
      fetch(`${base}/cart`),
      fetch(`${base}/cart`),
      fetch(`${base}/api/userInfo`),
    ]);
    const nonces = [one, two].map(
      (page) => /'nonce-([^']+)'/.exec(page.headers.get("content-security-policy") ?? "")?.[1],
    );
    expect(nonces[0]).toBeTruthy();
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(call.headers.get("content-security-policy")).toBeNull();
    for (const answer of [one, call]) {
      expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("x-frame-options")).toBe("DENY");
    }
    server.close();
  });

  it("lets pages frame the configured tools, and itself be framed only where a page of ours is made for it", async () => {
    const { server, base } = await serve(() => undefined);
    const [page, framed] = await Promise.all([fetch(`${base}/cart`), fetch(`${base}/embedded/tecrmi?vin=1`)]);
    const policyOf = (answer: Response) => answer.headers.get("content-security-policy");
    expect(policyOf(page)).toContain("frame-src 'self' https://rmi.example.com;");
    expect(policyOf(page)).toContain("frame-ancestors 'none'");
    expect(policyOf(framed)).toMatch(/^default-src 'none';.*frame-ancestors 'self'$/);
    expect(framed.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    server.close();
  });

  it("lets the map alone ask where its reader is, and pages show the tiles that are configured", async () => {
    const { server, base } = await serve(() => undefined);
    const [map, below, cart] = await Promise.all(["/map?q=1", "/mapper", "/cart"].map((path) => fetch(base + path)));
    const abilities = (answer?: Response) => answer?.headers.get("permissions-policy");
    expect(abilities(map)).toContain("geolocation=(self)");
    expect([abilities(below), abilities(cart)]).toEqual([abilities(cart), expect.stringContaining("geolocation=()")]);
    expect(map?.headers.get("content-security-policy")).toContain(
      "img-src 'self' blob: data: https://tiles.example.com;",
    );
    expect(map?.headers.get("content-security-policy")).toContain("connect-src 'self';");
    server.close();
  });

  it("takes no header of ours from a stranger and turns an address that nobody can decode into a missing page", async () => {
    const seen: IncomingMessage[] = [];
    const { server, base } = await serve((request) => seen.push(request));
    const forged = { "x-etabli-path": "/admin", "x-request-id": "mine", "x-forwarded-for": "10.0.0.1" };
    await fetch(`${base}/quotes?x=1`, { headers: forged });
    expect(seen[0]?.headers["x-etabli-path"]).toBe("/quotes?x=1");
    expect(seen[0]?.headers["x-request-id"]).not.toBe("mine");
    expect(seen[0]?.headers["x-forwarded-for"]).toBe("127.0.0.1");
    await fetch(`${base}/customers/%FF`);
    expect(seen[1]?.url).toBe("/undecodable-address");
    server.close();
  });

  it("leaves /metrics to the pages, which have none, unless a token opens it", async () => {
    const [shut, open] = await Promise.all([
      serve(() => undefined),
      serve(
        () => undefined,
        (_, response) => response.end("numbers"),
      ),
    ]);
    const text = (base: string) => fetch(`${base}/metrics`).then((answer) => answer.text());
    expect([await text(shut.base), await text(open.base)]).toEqual(["page", "numbers"]);
    shut.server.close();
    open.server.close();
  });
});

describe("the token of /metrics", () => {
  const allowed = tokenCheck("0123456789abcdef");
  const asking = (authorization?: string) => allowed({ headers: { authorization } } as IncomingMessage);
  it("opens as a bearer alone, whatever the length of what is sent", () => {
    expect(asking("Bearer 0123456789abcdef")).toBe(true);
    for (const wrong of [
      undefined,
      "",
      "0123456789abcdef",
      "bearer 0123456789abcdef",
      "Bearer 0123456789abcde",
      "Bearer x",
    ])
      expect(asking(wrong)).toBe(false);
  });
});

test("an answer before the body is there closes the connection; one after it keeps it", async () => {
  const { server } = await serve(() => undefined);
  const { port } = server.address() as AddressInfo;
  const ask = (length: number) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      let said = "";
      const timer = setTimeout(() => socket.destroy(), 1500);
      socket.setEncoding("utf8").on("data", (text: string) => (said += text));
      socket.once("end", () => (said += "closed"));
      socket.once("close", () => {
        clearTimeout(timer);
        resolve(said);
      });
      socket.write(`POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\nabc`);
    });
  const [early, late, whole] = await Promise.all([ask(1_000_000), ask(4), ask(3)]);
  server.closeAllConnections();
  server.close();
  expect([/connection: close/i.test(early), early.endsWith("closed")]).toEqual([true, true]);
  expect([/connection: keep-alive/i.test(late), late.endsWith("closed")]).toEqual([true, true]);
  expect([/connection: keep-alive/i.test(whole), whole.endsWith("closed")]).toEqual([true, false]);
});
