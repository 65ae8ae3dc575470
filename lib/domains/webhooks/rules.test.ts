import { createHmac } from "node:crypto";
import { afterTry, bodyOf, mostTries, pauseAfter, secretOf, signatureHeaders } from "./rules";

const at = new Date("2026-11-27T12:00:00Z");
const tried = (tries: number, code: number | null) => afterTry({ tries, code, at, chance: 0.5 });

describe("a message to a program", () => {
  it("is over once it was taken", () => {
    expect([200, 202, 204].map((code) => tried(1, code).state)).toEqual(["delivered", "delivered", "delivered"]);
  });

  it("is tried again later and later, and given up in the end", () => {
    const waits = Array.from({ length: mostTries }, (_, n) => tried(n + 1, 500).dueAt?.getTime() ?? null).map((due) =>
      due === null ? null : (due - at.getTime()) / 1000,
    );
    expect(waits).toEqual([5, 30, 120, 600, 1800, 7200, 21_600, 43_200, 86_400, null]);
  });

  it("is not taken by a redirect, a refusal or silence", () => {
    expect([301, 404, 500, null].map((code) => tried(1, code).state)).toEqual(["queued", "queued", "queued", "queued"]);
  });

  it("is given up at once where nobody wants more", () => {
    expect(tried(1, 410)).toEqual({ state: "failed", dueAt: null });
    expect(pauseAfter(410, at, at)).toBe("gone");
  });

  it("pauses its address after five days without success", () => {
    const day = 86_400_000;
    expect(pauseAfter(500, new Date(at.getTime() - 5 * day + 1), at)).toBeNull();
    expect(pauseAfter(null, new Date(at.getTime() - 5 * day), at)).toBe("failures");
  });

  it("is signed as Standard Webhooks says", () => {
    const secret = secretOf(Buffer.alloc(32, 7));
    const body = bodyOf({ event: "quote.accepted", createdAt: at, data: { quoteId: 4 } });
    expect(body).toBe('{"type":"quote.accepted","timestamp":"2026-11-27T12:00:00.000Z","data":{"quoteId":4}}');
    const headers = signatureHeaders(secret, { id: "m1", at, body });
    const expected = createHmac("sha256", Buffer.alloc(32, 7)).update(`m1.1795780800.${body}`).digest("base64");
    expect(headers).toEqual({
      ...{ "webhook-id": "m1", "webhook-timestamp": "1795780800", "webhook-signature": `v1,${expected}` },
    });
  });

  // The example of the specification's own libraries.
  it("is signed as other houses sign it", () => {
    const headers = signatureHeaders("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", {
      ...{ id: "msg_p5jXN8AQM9LWM0D4loKWxJek", at: new Date(1_614_265_330_000), body: '{"test": 2432232314}' },
    });
    expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  });
});
