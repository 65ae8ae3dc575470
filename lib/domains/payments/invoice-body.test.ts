import { invoiceBody } from "./invoice-body";

const payee = {
  ...{ companyId: 11, name: "Techauto SA", iban: "CH4431999123000889012", street: "Route de Crissier 12" },
  ...{ postcode: "1020", city: "Renens", country: "CH", vatNumber: "CHE-123.456.788 TVA" },
};
const buyer = {
  ...{ company: "Garage de la Frontière", address: "3 rue du Salève", postalCode: "74160", city: "Saint-Julien" },
  ...{ country: "FR", phone: "", email: "" },
};
const item = { number: "TA-1", makeLabel: "Techauto", label: { fr: "Gants jetables" }, detail: { fr: "M" } };
const lines = [{ item, note: "pour l’atelier", quantity: 2, priceCents: 1000, depositCents: 100 }];
const totals = { rateBp: 810, netCents: 2000, depositCents: 200, vatCents: 178, grossCents: 2378 };

it("names size and note of a line, and the tax once", async () => {
  const body = await invoiceBody({ lines, totals, buyer, deliveryAddress: null, payee, lang: "fr" });
  expect(body.lines.map(({ name }) => name)).toEqual([
    "Gants jetables · M · pour l’atelier",
    "Consigne : Gants jetables · M",
  ]);
  expect(body.company.vatNumber).toBe("CHE-123.456.788");
});

it("leaves a number of another country as it is", async () => {
  const french = { ...payee, vatNumber: "FR24987650124" };
  const body = await invoiceBody({ lines, totals, buyer, deliveryAddress: null, payee: french, lang: "fr" });
  expect(body.company.vatNumber).toBe("FR24987650124");
});
