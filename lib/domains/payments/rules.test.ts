import fc from "fast-check";
import { readReference } from "@/lib/shared/payments/references";
import {
  afterRefund,
  isWithinCredit,
  leavesUnpaid,
  next,
  owedCents,
  paymentHappenings,
  paymentStates,
  readTryKey,
  referenceFor,
  refundableCents,
  refundCents,
  tryKey,
  type PaymentHappening,
  type PaymentState,
} from "./rules";

const told = (all: readonly PaymentHappening[]): PaymentState =>
  all.reduce<PaymentState>((state, one) => next(state, one) ?? state, "due");

describe("a payment", () => {
  it.each<[PaymentHappening[], PaymentState]>([
    [[], "due"],
    [["authorised", "paid"], "paid"],
    [["paid", "authorised"], "paid"],
    [["paid", "failed"], "paid"],
    [["failed", "retried"], "due"],
    [["failed", "paid"], "paid"],
    [["paid", "refunded"], "refunded"],
    [["refunded"], "due"],
    [["paid", "refunded", "paid"], "refunded"],
  ])("of which %j is told is %s", (happened, state) => expect(told(happened)).toBe(state));

  it("ends paid or refunded in whatever order and how often the same is told, once it was paid", () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom("authorised", "paid", "failed" as const), { maxLength: 12 }), (all) => {
        expect(told([...all, "paid"])).toBe("paid");
        expect(told(["paid", ...all])).toBe("paid");
        expect(told([...all, "paid", "refunded", ...all])).toBe("refunded");
      }),
    ));

  it("owes its cents or has them to give back, never both, and nothing once it was called off unpaid", () =>
    fc.assert(
      fc.property(fc.constantFrom(...paymentStates), fc.integer({ min: 1 }), fc.boolean(), (state, cents, off) => {
        const one = { state, cents, calledOffAt: off ? new Date() : null, refundedCents: 0 };
        expect([0, cents]).toContain(owedCents(one));
        expect([0, cents]).toContain(refundCents(one));
        expect(owedCents(one) * refundCents(one)).toBe(0);
        expect(refundableCents(one) * refundCents(one)).toBe(0);
        if (off) expect(owedCents(one)).toBe(0);
      }),
    ));

  it("counts what was given back once, however often and in whichever order its sums are told", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000 }), fc.array(fc.integer({ min: 1, max: 9000 })), (cents, sums) => {
        const told = sums.filter((sum) => sum <= cents);
        const end = told.reduce(
          (one, sum) => {
            const state = afterRefund(one, sum);
            return state === null ? one : { ...one, state, refundedCents: sum };
          },
          { state: "paid" as PaymentState, cents, calledOffAt: null, refundedCents: 0 },
        );
        expect(end.refundedCents).toBe(Math.max(0, ...told));
        expect(end.state).toBe(end.refundedCents === cents ? "refunded" : "paid");
      }),
    ));

  it("knows every happening in some state", () => {
    for (const one of paymentHappenings) expect(paymentStates.some((state) => next(state, one) !== null)).toBe(true);
  });
});

it("lets an order leave unpaid on account and for pick-up alone", () =>
  expect((["invoice", "pickup", "transfer", "card"] as const).map(leavesUnpaid)).toEqual([true, true, false, false]));

it.each([
  [500_000, 0, 500_000, true],
  [500_001, 0, 500_000, false],
  [1, 500_000, 500_000, false],
  [100, 400, 500, true],
])("%i cents beside %i owed lie within %i: %s", (cents, owed, limit, fits) =>
  expect(isWithinCredit({ cents, owed, limit })).toBe(fits),
);

it("gives each payment a reference of its own that suits the account", () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2e9 }), fc.integer({ min: 1, max: 2e9 }), (companyId, id) => {
      for (const iban of ["CH4431999123000889012", "CH9300762011623852957"]) {
        const made = referenceFor(iban, { companyId, id });
        expect(readReference(made)).toBe(made);
        expect(made).not.toBe(referenceFor(iban, { companyId: companyId + 1, id }));
        expect(made).not.toBe(referenceFor(iban, { companyId, id: id + 1 }));
      }
    }),
  ));

it("reads the name of a try back", () => {
  expect(readTryKey(tryKey({ companyId: 15, id: 7 }, 2))).toEqual({ companyId: 15, id: 7, attempt: 2 });
  for (const text of [null, "", "15-7", "15-7-x", "1e3-7-1"]) expect(readTryKey(text)).toBeNull();
});
