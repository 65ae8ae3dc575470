import { businessName, customerLabel, personName } from "./rules";
import { customerInput } from "./schema";

const valid = {
  ...{ title: "Mme", firstname: "Claire", name: "Laurent", phone: "06 12 34 56 78", email: "claire@exemple.test" },
  ...{ company: "Particulier", postalCode: "69005", city: "Lyon", country: "FR" },
};

describe("customerInput", () => {
  it("keeps what was typed, whatever the script", () => {
    const name = `O'Hara & <b>محمد</b> "🚗" \u202e;--`;
    expect(customerInput.parse({ ...valid, name }).name).toBe(name);
  });
  it.each(["title", "firstname", "name", "phone", "email", "company", "postalCode", "city", "country"])(
    "requires %s",
    (field) => {
      for (const value of ["", "   ", undefined]) {
        const result = customerInput.safeParse({ ...valid, [field]: value });
        expect(result.error?.issues.map(({ path, message }) => `${path.join()} ${message}`)).toContain(
          `${field} required`,
        );
      }
    },
  );
  it.each([
    ["FR", "75 001"],
    ["CH", "1204"],
    ["GB", "SW1A 1AA"],
  ])("takes the postal codes of %s: %s", (country, postalCode) => {
    expect(customerInput.parse({ ...valid, country, postalCode }).postalCode).toBe(postalCode);
  });
  it.each(["FR44 732 829 320", "CHE-116.281.710 TVA", "DE136695976"])("takes the VAT number %s", (vatNumber) => {
    expect(customerInput.parse({ ...valid, vatNumber }).vatNumber).toBe(vatNumber);
  });
  it("asks for no address", () => {
    expect(customerInput.parse({ ...valid, address: "" }).address).toBeNull();
    expect(customerInput.parse(valid).address).toBeNull();
  });
  it.each(["IT", "it", "Italie", "italy"])("takes the country %s", (country) => {
    expect(customerInput.parse({ ...valid, country, postalCode: "20121" }).country).toBe("IT");
  });
  it.each([
    ["email", "claire", "email"],
    ["email", "a b@c.d", "email"],
    ["phone", "aucun", "phone"],
    ["phone", "1", "phone"],
    ["country", "Nowhere", "country"],
    ["country", "1T", "country"],
    ["siren", "123456789", "siren"],
    ["vatNumber", "FRXX", "vat-number"],
    ["vatNumber", "fr45 732 829 320", "vat-number"],
    ["postalCode", "7500", "postal-code"],
    ["postalCode", "ABCDE", "postal-code"],
    ["name", "a".repeat(101), "too-long"],
    ["name", "a\u0000b", "characters"],
    ["name", "\ud800", "characters"],
  ])("refuses %s %p as %s", (field, value, reason) => {
    const issues = customerInput.safeParse({ ...valid, [field]: value }).error?.issues ?? [];
    expect(issues.map(({ message }) => message)).toContain(reason);
  });
});

describe("names", () => {
  const claire = { title: "Mme", firstname: "Claire", name: "Laurent", company: "Particulier" };
  it("calls a person by title and name and a business by its company", () => {
    expect(customerLabel(claire)).toBe("Mme Laurent");
    expect(customerLabel({ ...claire, company: "Taxi Bellecour SARL" })).toBe("Taxi Bellecour SARL");
    expect(customerLabel({ title: "", firstname: "", name: "", company: "" })).toBe("");
    expect(personName(claire)).toBe("Mme Claire Laurent");
  });
  it("knows who is a private person", () => {
    expect([businessName(claire), businessName({ company: "" }), businessName({ company: "PRIVATE" })]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
