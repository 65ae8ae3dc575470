import { pauseAfter, settleAttempt } from "./rules";

describe("a transmission", () => {
  it("asks before it sends again whatever may have arrived", () => {
    expect(settleAttempt("waiting", { outcome: "no-answer" }, 1)).toMatchObject({ state: "unknown", fault: "silent" });
    expect(settleAttempt("unknown", { outcome: "no-answer" }, 5)).toMatchObject({ state: "unknown", pause: 480 });
    expect(settleAttempt("unknown", { outcome: "not-known" }, 2)).toMatchObject({ state: "waiting", pause: 0 });
  });

  it("stays what it was while its supplier is gone", () => {
    expect(settleAttempt("waiting", { outcome: "gone" }, 1)).toMatchObject({ state: "waiting", fault: "gone" });
    expect(settleAttempt("unknown", { outcome: "gone" }, 1)).toMatchObject({ state: "unknown", fault: "gone" });
  });

  it("ends with the supplier's own number, or with its refusal", () => {
    expect(settleAttempt("waiting", { outcome: "taken", number: "C-1" }, 1)).toEqual({
      ...{ state: "taken", supplierNumber: "C-1", fault: null, pause: null },
    });
    expect(settleAttempt("unknown", { outcome: "refused", reason: "closed" }, 1)).toMatchObject({
      ...{ state: "refused", fault: "closed", pause: null },
    });
  });

  it("pauses longer each time, a quarter of an hour at most", () => {
    expect([1, 2, 3, 50].map(pauseAfter)).toEqual([30, 60, 120, 900]);
  });
});
