import fc from "fast-check";
import { generateQRData } from "@/node_modules/swissqrbill/lib/cjs/shared/qr-code.cjs";
import { creditorReference, qrReference } from "./references";
import { swissQrText, type PaymentParty, type SwissBill } from "./swiss-qr";

const creditor: PaymentParty = {
  name: "Techauto SA",
  street: "Route de Crissier 12",
  postcode: "1020",
  city: "Renens",
  country: "CH",
};
const debtor: PaymentParty = {
  name: "Garage de la Frontière",
  street: "3 rue du Salève",
  postcode: "74160",
  city: "Saint-Julien-en-Genevois",
  country: "FR",
};
const qrIban = "CH4431999123000889012";
const iban = "CH9300762011623852957";
const bill: SwissBill = {
  iban: qrIban,
  creditor,
  debtor,
  cents: 119_995,
  currency: "CHF",
  reference: qrReference("313947143000901"),
  message: "2026-00001",
};

const theirs = ({ iban: account, cents, currency, reference, message, ...parties }: SwissBill): string => {
  const party = ({ name, street, postcode, city, country }: PaymentParty) => ({
    name,
    address: street,
    zip: postcode,
    city,
    country,
  });
  return generateQRData({
    ...{ amount: cents / 100, currency, reference, message },
    creditor: { ...party(parties.creditor), account },
    ...(parties.debtor ? { debtor: party(parties.debtor) } : {}),
  });
};

it("is byte for byte what another library writes, for every amount and both kinds of reference", () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.boolean(), fc.boolean(), (cents, byQr, isNamed) => {
      const account = byQr
        ? { iban: qrIban, reference: qrReference(String(cents)) }
        : { iban, reference: creditorReference(`E${cents}`) };
      const drawn: SwissBill = { ...bill, ...account, cents, debtor: isNamed ? debtor : null };
      expect(swissQrText(drawn)).toBe(theirs(drawn));
    }),
  ));

it("writes amounts with two decimals, the structured address and the kind of reference", () => {
  const lines = swissQrText(bill).split("\n");
  expect(lines).toHaveLength(31);
  expect(lines.slice(0, 11)).toEqual([
    "SPC",
    "0200",
    "1",
    qrIban,
    "S",
    "Techauto SA",
    "Route de Crissier 12",
    "",
    "1020",
    "Renens",
    "CH",
  ]);
  expect(lines.slice(18, 20)).toEqual(["1199.95", "CHF"]);
  expect(lines.slice(27)).toEqual(["QRR", bill.reference, "2026-00001", "EPD"]);
});

it("leaves out a payer whose address is not whole, and letters that no Swiss bank takes", () => {
  expect(swissQrText({ ...bill, debtor: { ...debtor, city: "" } })).toBe(swissQrText({ ...bill, debtor: null }));
  expect(swissQrText({ ...bill, debtor: { ...debtor, name: "Łódź’s  Ågården أحمد" } })).toContain(
    "\nŁódź's Ågården ....\n",
  );
});

it.each<[string, Partial<SwissBill>]>([
  ["a QR-IBAN with a creditor reference", { reference: creditorReference("A1") }],
  ["an IBAN with a QR reference", { iban }],
  ["a wrong account", { iban: "CH4431999123000889013" }],
  ["an account elsewhere", { iban: "FR1420041010050500013M02606", reference: creditorReference("A1") }],
  ["a wrong reference", { reference: "210000000003139471430009018" }],
  ["nothing to pay", { cents: 0 }],
  ["part of a cent", { cents: 1.5 }],
  ["a payee without a town", { creditor: { ...creditor, city: "" } }],
])("refuses %s", (_, over) => expect(() => swissQrText({ ...bill, ...over })).toThrow(RangeError));
