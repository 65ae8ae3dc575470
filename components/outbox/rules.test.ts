import fc from "fast-check";
import {
  ageOf,
  againOf,
  maySendAgain,
  nextOf,
  readWrite,
  standings,
  verdictOf,
  writeVersion,
  writtenAt,
  type Problem,
  type Write,
} from "./rules";

const write = (part: Partial<Write> = {}): Write => ({
  ...{ method: "post", path: "/addItemToCart", key: "k", name: "Bosch × 1", price: { cents: 2395, currency: "EUR" } },
  ...{ about: "cart/1", bound: false, tried: false, faults: 0, problem: null, body: { price: 2395 } },
  ...part,
});
const refusal = (status: number, code = "", extra: Record<string, unknown> = {}): Problem => ({ status, code, extra });
const row = (seq: number, part: Partial<Write> | null, v = writeVersion) => ({
  ...{ seq, at: 0, v, write: part && write(part) },
});

describe("what is written in a browser", () => {
  it("is read by newer products, what was unknown then as it was; a newer one's and nonsense wait", () => {
    const old = { method: "post", path: "/astuces", key: "k", name: "Tip" };
    expect(readWrite(writeVersion, JSON.stringify(write()))).toEqual(write());
    expect(readWrite(0, JSON.stringify(old))).toMatchObject({ ...old, bound: false, problem: null, tried: true });
    expect(readWrite(writeVersion + 1, JSON.stringify(write()))).toBeNull();
    expect(readWrite(writeVersion, JSON.stringify({ ...old, method: "eval" }))).toBeNull();
    expect(readWrite(writeVersion, "null")).toBeNull();
  });
});

describe("the order", () => {
  const line = { about: "cart/1/7", bound: true };

  it("stops behind what is stuck only where one write builds on another", () => {
    const rows = [row(2, line), row(1, { ...line, problem: refusal(409) }), row(3, {}), row(4, null, 9), row(5, null)];
    expect(standings(rows).map(({ seq, standing }) => `${seq} ${standing}`)).toEqual([
      "1 stuck",
      "2 behind",
      "3 waits",
      "4 newer",
      "5 unreadable",
    ]);
    expect(nextOf(standings(rows))?.seq).toBe(3);
  });

  it("is that in which writes were made, whatever is refused", () => {
    const parts = fc.array(fc.record({ about: fc.constantFrom("a", "b", "c"), refused: fc.boolean() }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(parts, (all) => {
        let rows = all.map(({ about }, seq) => row(seq, { about, bound: true }));
        const sent: number[] = [];
        for (let next = nextOf(standings(rows)); next; next = nextOf(standings(rows))) {
          const { seq } = next;
          if (all[seq]?.refused) {
            const stuck = row(seq, { ...next.write, problem: refusal(409) });
            rows = rows.map((one) => (one.seq === seq ? stuck : one));
          } else {
            sent.push(seq);
            rows = rows.filter((one) => one.seq !== seq);
          }
        }
        const isBefore = (at: number) => all.slice(0, at).some((one) => one.about === all[at]?.about && one.refused);
        const wanted = all.flatMap(({ refused }, at) => (refused || isBefore(at) ? [] : [at]));
        expect(sent).toEqual(wanted);
      }),
    );
  });
});

it("a refusal ends the round, is tried again or asks its person", () => {
  const of = (status: number, code = "", faults = 0) => verdictOf(refusal(status, code), faults);
  expect([0, 429, 503, 502].map((status) => of(status))).toEqual(["later", "later", "later", "later"]);
  expect([of(200, "unexpected"), of(401), of(409), of(404), of(403), of(422)]).toEqual([
    ...["later", "signIn", "stuck", "stuck", "stuck", "stuck"],
  ]);
  expect([of(500), of(500, "", 1), of(500, "", 2)]).toEqual(["fault", "fault", "stuck"]);
});

describe("sending again", () => {
  const again = (problem: Problem, part: Partial<Write> = {}) => againOf(write({ ...part, problem }), "new");

  it("agrees to the price, the quantity or the warning, under a key of its own", () => {
    const priced = again(refusal(409, "price-changed", { price: 2500 }));
    expect(priced).toMatchObject({ key: "new", problem: null, body: { price: 2500 }, price: { cents: 2500 } });
    const counted = again(refusal(409, "quantity-changed", { quantity: 4 }), { query: { seen: 2 } });
    expect(counted.query).toEqual({ seen: 4 });
    expect(again(refusal(409, "tyre-warning")).body).toMatchObject({ agreed: true });
    expect(again(refusal(409, "price-changed", { price: "no" })).body).toEqual({ price: 2395 });
  });

  it("is offered for what may succeed", () => {
    expect([404, 410, 409, 403].map((status) => maySendAgain(refusal(status)))).toEqual([false, false, true, true]);
  });
});

describe("age", () => {
  const day = 86_400_000;

  it("is judged by the server's clock: seven days, and nothing comes from the future", () => {
    expect([ageOf(0, 7 * day), ageOf(0, 7 * day + 1), ageOf(9, 8)]).toEqual(["stays", "old", { at: 8 }]);
  });

  it("is right on a device whose clock is a day wrong, either way", () => {
    const days = fc.integer({ min: -400, max: 400 }).map((one) => one * day);
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 6 * day }), (ahead, later) => {
        const since = 1000 * day;
        const at = writtenAt(since + later + ahead, { ahead, since });
        expect(at).toBe(since + later);
        expect(ageOf(at, since + later + 7 * day)).toBe("stays");
        expect(ageOf(at, since + later + 7 * day + 1)).toBe("old");
      }),
    );
  });

  it("never lies before the key was given, however the clock was turned back", () => {
    expect(writtenAt(0, { ahead: 0, since: 5 * day })).toBe(5 * day);
  });
});
