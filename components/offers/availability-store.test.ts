import type { Offer, SupplierAnswer } from "@/lib/domains/offers/schema";
import { askAgain, availabilityStore, forgetAvailability, wantAvailability } from "./availability-store";

const encoder = new TextEncoder();
let asked: number[][];
let streams: ReadableStreamDefaultController<Uint8Array>[];
const before = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
  asked = [];
  streams = [];
  globalThis.fetch = (_, init) => {
    const { items } = JSON.parse(String(init?.body)) as { items: { articleId: number }[] };
    asked.push(items.map(({ articleId }) => articleId));
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) });
    return Promise.resolve(new Response(body));
  };
  forgetAvailability();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = before;
});

const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

const offerOf = (articleId: number): Offer => ({
  ...{ articleId, state: "available", stocks: [], quantity: 4, text: null, date: null, hour: null, site: null },
  ...{ baseCents: 100, discount1Bp: 0, discount2Bp: 0, netCents: 100, publicCents: 100, depositCents: 0 },
  ...{ currency: "EUR", partType: null },
});

async function speak(stream: number, code: string, part: Partial<SupplierAnswer> = {}): Promise<void> {
  const supplier = { code, name: code, rank: code.length };
  const answer: SupplierAnswer = { supplier, status: "ok", reason: null, offers: [], ...part };
  streams[stream]?.enqueue(encoder.encode(`${JSON.stringify(answer)}\n`));
  await settled();
}
const statuses = (id: number) =>
  availabilityStore.offersOf(id).suppliers.map(({ code, status }) => `${code} ${status}`);

describe("the store of offers", () => {
  it("asks once for what screens want within 250 ms, each article once", async () => {
    wantAvailability([1, 2]);
    jest.advanceTimersByTime(200);
    wantAvailability([2, 3]);
    jest.advanceTimersByTime(49);
    expect(asked).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(asked).toEqual([[1, 2, 3]]);
    streams[0]?.close();
    await settled();
    wantAvailability([1, 2, 3]);
    jest.advanceTimersByTime(1000);
    expect(asked).toHaveLength(1);
    jest.advanceTimersByTime(60_000);
    wantAvailability([1]);
    jest.advanceTimersByTime(250);
    expect(asked).toEqual([[1, 2, 3], [1]]);
  });

  it("asks about 200 articles at most with one call", () => {
    wantAvailability(Array.from({ length: 401 }, (_, at) => at + 1));
    jest.advanceTimersByTime(250);
    expect(asked.map(({ length }) => length)).toEqual([200, 200, 1]);
  });

  it("shows each supplier as it answers, and for each article how it did for that one", async () => {
    wantAvailability([1]);
    jest.advanceTimersByTime(250);
    await speak(0, "PAP", { offers: [offerOf(1)] });
    expect(availabilityStore.offersOf(1)).toMatchObject({ loading: true, offers: [{ articleId: 1 }] });
    await speak(0, "IDLP", { status: "ko", reason: "failed" });
    await speak(0, "GPA26", { status: "ko", reason: "late" });
    streams[0]?.close();
    await settled();
    wantAvailability([2]);
    expect(statuses(2)).toEqual(["PAP loading", "IDLP loading", "GPA26 loading"]);
    jest.advanceTimersByTime(250);
    await speak(1, "IDLP", { offers: [offerOf(2)] });
    expect(statuses(2)).toEqual(["PAP loading", "IDLP ok", "GPA26 loading"]);
    expect(statuses(1)).toEqual(["PAP ok", "IDLP ko", "GPA26 late"]);
    expect(availabilityStore.offersOf(1).loading).toBe(false);
  });

  it("keeps what it heard when the connection breaks, and asks again", async () => {
    wantAvailability([1]);
    jest.advanceTimersByTime(250);
    await speak(0, "PAP", { offers: [offerOf(1)] });
    await speak(0, "IDLP");
    streams[0]?.enqueue(encoder.encode('{"supplier":{"code":"GP'));
    streams[0]?.close();
    await settled();
    expect(availabilityStore.offersOf(1)).toMatchObject({ failed: true, loading: false, offers: [{ articleId: 1 }] });
    wantAvailability([1]);
    jest.advanceTimersByTime(250);
    expect(asked).toEqual([[1], [1]]);
  });

  it("asks again by itself, each time after a longer wait, and forgets the failures with an answer", async () => {
    const breakOff = async (stream: number) => {
      streams[stream]?.error(new Error("gone"));
      await settled();
    };
    wantAvailability([1]);
    jest.advanceTimersByTime(250);
    await breakOff(0);
    jest.advanceTimersByTime(5_249);
    expect(asked).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(asked).toHaveLength(2);
    await breakOff(1);
    jest.advanceTimersByTime(10_249);
    expect(asked).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(asked).toHaveLength(3);
    await speak(2, "PAP", { offers: [offerOf(1)] });
    streams[2]?.close();
    await settled();
    expect(availabilityStore.offersOf(1)).toMatchObject({ failed: false, offers: [{ articleId: 1 }] });
    jest.advanceTimersByTime(59_000);
    expect(asked).toHaveLength(3);
  });

  it("forgets what a supplier offered that answers no more, as a store that was closed", async () => {
    const codes = () => availabilityStore.offersOf(1).offers.map(({ supplier }) => supplier.code);
    wantAvailability([1]);
    jest.advanceTimersByTime(250);
    await speak(0, "v-1", { offers: [offerOf(1)] });
    await speak(0, "local", { offers: [offerOf(1)] });
    streams[0]?.close();
    await settled();
    expect(codes().sort()).toEqual(["local", "v-1"]);
    askAgain(1);
    jest.advanceTimersByTime(250);
    await speak(1, "local", { offers: [offerOf(1)] });
    streams[1]?.close();
    await settled();
    expect(codes()).toEqual(["local"]);
  });

  it("asks at once again where the stock was changed", async () => {
    wantAvailability([1]);
    jest.advanceTimersByTime(250);
    await speak(0, "PAP", { offers: [offerOf(1)] });
    streams[0]?.close();
    await settled();
    askAgain(1);
    expect(statuses(1)).toContain("PAP loading");
    expect(availabilityStore.offersOf(1)).toMatchObject({ loading: true, offers: [{ articleId: 1 }] });
    jest.advanceTimersByTime(250);
    expect(asked).toEqual([[1], [1]]);
  });

  it("hears no answer to what was asked before prices were switched", async () => {
    wantAvailability([1]);
    jest.advanceTimersByTime(250);
    forgetAvailability();
    wantAvailability([1]);
    await speak(0, "PAP", { offers: [offerOf(1)] });
    expect(availabilityStore.offersOf(1).offers).toEqual([]);
  });
});
