import fc from "fast-check";
import { isQRIBAN, isQRReferenceValid, isSCORReferenceValid } from "swissqrbill/utils";
import { creditorReference, formatReference, isQrIban, qrReference, readReference, referencesIn } from "./references";

const digits = fc.stringMatching(/^\d{1,26}$/);
const signs = fc.stringMatching(/^[0-9A-Z]{1,21}$/);

it("makes QR references that another library takes, and reads them back in any spelling", () =>
  fc.assert(
    fc.property(digits, (text) => {
      const made = qrReference(text);
      expect(isQRReferenceValid(made)).toBe(true);
      expect(readReference(formatReference(made))).toBe(made);
      expect(referencesIn(`Facture ${formatReference(made)}, merci`)).toEqual([made]);
    }),
  ));

it("makes creditor references that another library takes, and reads them back in any spelling", () =>
  fc.assert(
    fc.property(signs, (text) => {
      const made = creditorReference(text);
      expect(isSCORReferenceValid(made)).toBe(true);
      expect(readReference(formatReference(made).toLowerCase())).toBe(made);
    }),
  ));

it("takes no reference with one wrong sign", () =>
  fc.assert(
    fc.property(digits, fc.nat(26), fc.integer({ min: 1, max: 9 }), (text, at, by) => {
      const made = [...qrReference(text)];
      made[at] = String((Number(made[at]) + by) % 10);
      expect(readReference(made.join(""))).toBeNull();
    }),
  ));

it.each(["", "RF", "RF00ABC", "123", "RF18539007547035"])("does not read %p", (text) =>
  expect(readReference(text)).toBeNull(),
);

it("knows a QR-IBAN", () => {
  for (const iban of ["CH4431999123000889012", "CH5800791123000889012", "CH9300762011623852957"])
    expect(isQrIban(iban)).toBe(isQRIBAN(iban));
  expect(isQrIban("FR1430999010130057018016084")).toBe(false);
});

it("refuses what no reference can be made of", () => {
  expect(() => qrReference("12 3")).toThrow(RangeError);
  expect(() => creditorReference("é")).toThrow(RangeError);
});
