import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { makeHttpSource, type HttpSource } from "./http";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: http.Server;
let origin: string;
let asked: IncomingMessage[];
let answers: Answer[];

const json =
  (body: unknown, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
const moved =
  (location: string): Answer =>
  (_, response) =>
    void response.writeHead(302, { location }).end();
const silent: Answer = () => undefined;
const broken: Answer = (request) => void request.socket.destroy();
const local = (options: Partial<HttpSource> = {}) =>
  makeHttpSource({ name: "test", allowPrivateAddresses: true, ...options });

beforeEach(async () => {
  asked = [];
  answers = [];
  server = http.createServer((request, response) => {
    asked.push(request);
    (answers[asked.length - 1] ?? answers.at(-1) ?? json({}))(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

describe("an HTTP source", () => {
  it("reads JSON with the provider's headers", async () => {
    answers = [json({ plate: "AB123CD" })];
    await expect(local({ headers: { "x-api-key": "k" } })(`${origin}/v`)).resolves.toEqual({ plate: "AB123CD" });
    expect(asked[0]?.headers["x-api-key"]).toBe("k");
  });

  it("tries a second time after a server error and after a broken connection", async () => {
    answers = [json({}, 503), json({ ok: 1 }), broken, json({ ok: 2 })];
    const get = local();
    await expect(get(origin)).resolves.toEqual({ ok: 1 });
    await expect(get(origin)).resolves.toEqual({ ok: 2 });
    expect(asked).toHaveLength(4);
  });

  it("gives up a silent provider as unavailable after two tries", async () => {
    answers = [silent];
    await expect(local({ timeoutMs: 50 })(origin)).rejects.toMatchObject({ kind: "unavailable" });
    expect(asked).toHaveLength(2);
  });

  it("remembers a 404, not other failures, and answers only when told to", async () => {
    answers = [json({}, 404), json({}, 429), json({ n: 1 }), json({ n: 2 })];
    const get = local();
    await expect(get(`${origin}/a`)).rejects.toMatchObject({ kind: "not found" });
    await expect(get(`${origin}/a`)).rejects.toMatchObject({ kind: "not found" });
    expect(asked).toHaveLength(1);
    await expect(get(`${origin}/b`)).rejects.toMatchObject({ kind: "limited" });
    await expect(get(`${origin}/b`)).resolves.toEqual({ n: 1 });
    await expect(get(`${origin}/b`)).resolves.toEqual({ n: 2 });
    const keeping = local({ keepMs: 60_000 });
    await expect(keeping(`${origin}/c`)).resolves.toEqual({ n: 2 });
    await expect(keeping(`${origin}/c`)).resolves.toEqual({ n: 2 });
    expect(asked).toHaveLength(5);
  });

  it("stops asking a provider that fails again and again", async () => {
    answers = [json({}, 500)];
    const get = local();
    for (let i = 0; i < 5; i += 1) await expect(get(origin)).rejects.toMatchObject({ kind: "unavailable" });
    expect(asked).toHaveLength(10);
    await expect(get(origin)).rejects.toThrow("resting");
    expect(asked).toHaveLength(10);
  });

  it("calls text, and more bytes than allowed, bad data", async () => {
    answers = [(_, response) => void response.end("<html>"), json("x".repeat(2000))];
    const get = local({ maxBytes: 1000 });
    await expect(get(origin)).rejects.toMatchObject({ kind: "bad data" });
    await expect(get(origin)).rejects.toMatchObject({ kind: "bad data" });
    expect(asked).toHaveLength(2);
  });

  it("follows a redirect without carrying the key to another origin, and not for ever", async () => {
    const elsewhere = origin.replace("127.0.0.1", "localhost");
    answers = [moved("/here"), moved(`${elsewhere}/there`), json({ ok: true }), moved("/again")];
    const get = local({ headers: { "x-api-key": "k" } });
    await expect(get(origin)).resolves.toEqual({ ok: true });
    expect(asked.map(({ headers }) => headers["x-api-key"])).toEqual(["k", "k", undefined]);
    await expect(get(`${origin}/loop`)).rejects.toThrow("too many redirects");
  });

  it.each([
    "http://127.0.0.1:PORT",
    "http://localhost:PORT",
    "http://[::ffff:127.0.0.1]:PORT",
    ...["http://2130706433:PORT", "http://0x7f.1:PORT", "http://017700000001:PORT", "http://127.1:PORT"],
    ...["http://0.0.0.0:PORT", "http://0:PORT", "http://[::]:PORT", "http://[::1]:PORT", "http://[::127.0.0.1]:PORT"],
    ...["http://[fc00::1]:PORT", "http://[fe80::1]:PORT", "http://169.254.169.254:PORT", "http://10.0.0.1:PORT"],
    ...["http://127.0.0.1.:PORT", "http://①②⑦.0.0.1:PORT", "http://user:pw@127.0.0.1:PORT"],
  ])("never connects to %s unless allowed", async (address) => {
    const url = address.replace("PORT", new URL(origin).port);
    await expect(makeHttpSource({ name: "test" })(url)).rejects.toThrow("public internet");
    expect(asked).toHaveLength(0);
  });

  it.each([
    "http://127.0.0.1:PORT",
    "http://localhost:PORT",
    "http://[::ffff:7f00:1]:PORT",
    "//0:PORT",
    "file:///etc/passwd",
  ])("follows no redirect of a public address to %s", async (address) => {
    const { port } = new URL(origin);
    const real = http.request;
    // Stands for a server on the public internet.
    const spied = jest
      .spyOn(http, "request")
      .mockImplementation(((url: URL, options: http.RequestOptions) =>
        url.hostname === "public.test"
          ? real(new URL(url.pathname, origin), { ...options, lookup: undefined })
          : real(url, options)) as never);
    const hops: Record<string, Answer> = {
      "/": moved("/on"),
      "/on": moved(`${address.replace("PORT", port)}/secret`),
    };
    answers = [(request, response) => (hops[request.url ?? ""] ?? json({ secret: true }))(request, response)];
    try {
      await expect(makeHttpSource({ name: "test" })("http://public.test/")).rejects.toThrow(
        /public internet|not fetched/,
      );
    } finally {
      spied.mockRestore();
    }
    expect(asked.map(({ url }) => url).filter((url) => url === "/secret")).toEqual([]);
    expect(asked.slice(0, 2).map(({ url }) => url)).toEqual(["/", "/on"]);
  });

  it("refuses other protocols", async () => {
    await expect(local()("file:///etc/passwd")).rejects.toMatchObject({ kind: "unavailable" });
    await expect(local()("not a url")).rejects.toMatchObject({ kind: "unavailable" });
  });
});
