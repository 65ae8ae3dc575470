import fc from "fast-check";
import theirs from "sepa-payment-qr-code";
import { epcQrText, type EpcTransfer } from "./epc-qr";
import { creditorReference } from "./references";

const transfer: EpcTransfer = {
  iban: "FR14 2004 1010 0505 0001 3M02 606",
  name: "Rhône Pièces Neuves",
  cents: 11_999,
  reference: creditorReference("E16P7"),
};

it("is what another library writes, for every amount", () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
      const { iban, name, reference } = transfer;
      const text = theirs({ iban, name, amount: cents / 100, structuredReference: reference });
      expect(epcQrText({ ...transfer, cents })).toBe(text);
    }),
  ));

it("never holds more bytes than a code may", () => {
  const text = epcQrText({ ...transfer, name: "\u{1f697}".repeat(80) });
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(331);
});

it.each<[string, Partial<EpcTransfer>]>([
  ["a wrong account", { iban: "FR1420041010050500013M02607" }],
  ["a Swiss reference", { reference: "210000000003139471430009017" }],
  ["nothing to pay", { cents: 0 }],
])("refuses %s", (_, over) => expect(() => epcQrText({ ...transfer, ...over })).toThrow(RangeError));
