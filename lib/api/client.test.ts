import { call, CallProblem, deniedEvent, signedOutEvent } from "./client";
import { callLines } from "./client/call-lines";
import { withProgress } from "./client/with-progress";

const sent = jest.fn<Promise<Response>, [string, RequestInit]>();
const told: string[] = [];
const answer = (status: number, body: unknown) =>
  sent.mockImplementationOnce(() => Promise.resolve(Response.json(body, { status })));
const [first, second] = [() => sent.mock.calls[0]!, () => sent.mock.calls[1]!];
const keyIn = ([, { headers }]: [string, RequestInit]) => (headers as Record<string, string>)["idempotency-key"];
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (problem: CallProblem) => problem,
  );

beforeAll(() => {
  global.fetch = sent as unknown as typeof fetch;
  global.window = new EventTarget() as unknown as typeof window;
  for (const event of [deniedEvent, signedOutEvent]) window.addEventListener(event, () => told.push(event));
});
beforeEach(() => {
  sent.mockReset();
  told.length = 0;
});

const theTurnOfTheAsker = () => new Promise((resolve) => setTimeout(resolve));

const line = { customerId: "1", lineId: "2", quantity: "3" };
const setQuantity = () => call("get", "/updateQuantity/{customerId}/{lineId}/{quantity}", { params: line });

describe("a read", () => {
  it("bears no key, fills its address, and is quiet about a right that it lacks", async () => {
    answer(403, { code: "denied" });
    const problem = await problemOf(call("get", "/siren/{number}", { params: { number: "552 100" } }));
    expect(first()[0]).toBe("/api/siren/552%20100");
    expect([keyIn(first()), problem?.code, told]).toEqual([undefined, "denied", []]);
  });

  it("that changes state bears a key, the same one until it is answered, and says that a right is missing", async () => {
    sent.mockRejectedValueOnce(new TypeError("failed"));
    expect(await problemOf(setQuantity())).toMatchObject({ status: 0, code: "offline" });
    answer(403, { code: "denied" });
    await problemOf(setQuantity());
    await theTurnOfTheAsker();
    expect(keyIn(first())).toMatch(/^[\da-f-]{36}$/);
    expect(keyIn(second())).toBe(keyIn(first()));
    expect(told).toEqual([deniedEvent]);
    answer(200, {});
    await setQuantity();
    expect(keyIn(sent.mock.calls[2]!)).not.toBe(keyIn(first()));
  });
});

test("a missing right that whoever asked claims is not told to the window", async () => {
  answer(403, { code: "denied" });
  (await problemOf(setQuantity()))?.claim();
  await theTurnOfTheAsker();
  expect(told).toEqual([]);
});

describe("an answer that cannot be read", () => {
  const html = () => new Response("<!doctype html><title>Sign in to the wifi</title>", { status: 200 });
  const cut = () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError("cut")) }));

  it("is a problem: no network where it broke off, something unexpected where it is none of the product's", async () => {
    sent.mockResolvedValueOnce(cut());
    expect(await problemOf(setQuantity())).toMatchObject({ name: "CallProblem", status: 0, code: "offline" });
    sent.mockResolvedValueOnce(html());
    expect(await problemOf(setQuantity())).toMatchObject({ name: "CallProblem", status: 200, code: "unexpected" });
    sent.mockResolvedValueOnce(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    expect(await problemOf(setQuantity())).toMatchObject({ name: "CallProblem", status: 502, code: "unexpected" });
  });

  it("leaves its write unanswered: sent again, it bears the same key", async () => {
    const ways = [cut(), html(), new Response("<h1>Bad gateway</h1>", { status: 502 })];
    for (const way of ways) {
      sent.mockResolvedValueOnce(way);
      await problemOf(setQuantity());
    }
    answer(200, {});
    await setQuantity();
    expect(new Set(sent.mock.calls.map(keyIn)).size).toBe(1);
    answer(200, {});
    await setQuantity();
    expect(keyIn(sent.mock.calls[4]!)).not.toBe(keyIn(first()));
  });

  it("fails as the browser says when it was stopped on the way", async () => {
    const stop = new AbortController();
    const body = new ReadableStream({
      pull: (stream) => {
        stop.abort();
        stream.error(new DOMException("stopped", "AbortError"));
      },
    });
    sent.mockResolvedValueOnce(new Response(body));
    const params = { number: "552100" };
    const stopped = await problemOf(call("get", "/siren/{number}", { params, signal: stop.signal }));
    expect(stopped).toMatchObject({ name: "AbortError" });
  });
});

describe("a form", () => {
  const image = new File(["picture"], "a.png", { type: "image/png", lastModified: 1 });
  const send = () => call("post", "/vc/picture/{id}", { params: { id: "7" }, form: { image } });

  it("is sent as fields with the marks of a write, and its answer is read", async () => {
    answer(200, { picture: "b.webp" });
    expect(await send()).toEqual({ picture: "b.webp" });
    const [url, { body, headers }] = first();
    expect([url, (body as FormData).get("image")]).toEqual(["/api/vc/picture/7", image]);
    expect(headers).toMatchObject({ "x-etabli": "1" });
    expect(headers).not.toHaveProperty("content-type");
  });

  it("keeps its key while it is unanswered, and another file has another", async () => {
    sent.mockRejectedValue(new TypeError("failed"));
    await problemOf(send());
    await problemOf(send());
    const other = new File(["another"], "b.png", { lastModified: 1 });
    await problemOf(call("post", "/vc/picture/{id}", { params: { id: "7" }, form: { image: other } }));
    expect(keyIn(second())).toBe(keyIn(first()));
    expect(keyIn(sent.mock.calls[2]!)).not.toBe(keyIn(first()));
  });

  it("that finds the session over says so", async () => {
    answer(401, { code: "unauthenticated", title: "Sign in." });
    expect(await problemOf(send())).toMatchObject({ status: 401, message: "Sign in." });
    expect(told).toEqual([signedOutEvent]);
  });

  it("that is stopped fails as the browser says, not for want of a network", async () => {
    const stop = new AbortController();
    sent.mockImplementationOnce(() => {
      stop.abort();
      return Promise.reject(new DOMException("stopped", "AbortError"));
    });
    const problem = await problemOf(call("post", "/lpr", { form: { image }, signal: stop.signal }));
    expect(problem).toMatchObject({ name: "AbortError" });
  });
});

describe("an upload", () => {
  class Upload {
    static last: Upload;
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    headers: Record<string, string> = {};
    status = 200;
    statusText = "OK";
    responseText = JSON.stringify({ filename: "c.webp" });
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    open = jest.fn();
    send = jest.fn(() => void (Upload.last = this));
    abort = () => this.onabort?.();
    setRequestHeader = (name: string, value: string) => void (this.headers[name] = value);
  }
  const shares: number[] = [];
  const stop = new AbortController();
  const image = new File(["picture"], "a.png");
  const send = () =>
    call("post", "/set-profile-picture", {
      form: { image },
      signal: stop.signal,
      way: withProgress((share) => shares.push(share)),
    });

  beforeAll(() => {
    global.XMLHttpRequest = Upload as unknown as typeof XMLHttpRequest;
  });

  it("tells its progress and bears the marks of a write", async () => {
    const done = send();
    Upload.last.upload.onprogress?.({ loaded: 1, total: 4 });
    Upload.last.onload?.();
    expect(await done).toEqual({ filename: "c.webp" });
    expect(shares).toEqual([0.25]);
    expect(Upload.last.open).toHaveBeenCalledWith("POST", "/api/set-profile-picture");
    expect(Upload.last.headers).toMatchObject({ "x-etabli": "1", "idempotency-key": expect.any(String) as string });
  });

  it("fails with the server's code, without a network, and when it is stopped", async () => {
    const refused = problemOf(send());
    Object.assign(Upload.last, { status: 403, responseText: JSON.stringify({ code: "denied" }) });
    Upload.last.onload?.();
    expect((await refused)?.code).toBe("denied");
    await theTurnOfTheAsker();
    expect(told).toEqual([deniedEvent]);
    const cut = problemOf(send());
    Upload.last.onerror?.();
    expect((await cut)?.code).toBe("offline");
    const stopped = problemOf(send());
    stop.abort();
    expect(await stopped).toMatchObject({ name: "AbortError" });
  });
});

describe("an answer in lines", () => {
  const supplier = (code: string) => ({ supplier: { code, name: code, rank: 1 }, status: "ok", offers: [] });
  const ask = (lines: string[]) =>
    callLines("/availability", { body: { items: [] } }, ({ supplier: { code } }) => lines.push(code));

  it("is handed on line by line, however its pieces are cut", async () => {
    const text = `${JSON.stringify(supplier("a"))}\n${JSON.stringify(supplier("b"))}`;
    const pieces = [text.slice(0, 20), text.slice(20, 90), text.slice(90)].map((piece) =>
      new TextEncoder().encode(piece),
    );
    const body = new ReadableStream({
      pull: (stream) => {
        const piece = pieces.shift();
        if (piece) stream.enqueue(piece);
        else stream.close();
      },
    });
    sent.mockResolvedValueOnce(new Response(body));
    const lines: string[] = [];
    await ask(lines);
    expect(lines).toEqual(["a", "b"]);
    expect(first()[1].headers).toMatchObject({ accept: "application/x-ndjson", "x-etabli": "1" });
  });

  it("is a problem when it is no line of JSON", async () => {
    sent.mockResolvedValueOnce(new Response("<title>Sign in to the wifi</title>"));
    expect(await problemOf(ask([]))).toMatchObject({ name: "CallProblem", code: "unexpected" });
  });

  it("fails for want of a network when it breaks off, and says that the session is over", async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError("cut")) });
    sent.mockResolvedValueOnce(new Response(broken));
    expect((await problemOf(ask([])))?.code).toBe("offline");
    answer(401, { code: "unauthenticated" });
    await problemOf(ask([]));
    expect(told).toEqual([signedOutEvent]);
  });
});

test("a code in the place of a session is sent as bearer", async () => {
  answer(429, { code: "locked", retryAfterSeconds: 30 });
  const problem = await problemOf(call("get", "/qrauth", { bearer: "ABC" }));
  expect(problem?.extra.retryAfterSeconds).toBe(30);
  expect(first()[1].headers).toMatchObject({ authorization: "Bearer ABC" });
});
