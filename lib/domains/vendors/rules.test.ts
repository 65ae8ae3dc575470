import { keptStore, missingOfTrader, nameKey, storeFaults, type StoreFacts } from "./rules";

const store: StoreFacts = {
  ...{ storeName: "Rhône Pièces Neuves", adress1: "4 rue de Gerland", adress2: "", postalCode: "69007", city: "" },
  ...{ country: "FR", phoneNumber: "04 72 00 00 16", email: "", registration: "", vatNumber: "", iban: "" },
};

it("the fields of the specification are enough", () => expect(storeFaults(store)).toEqual({}));

it.each([
  [{ storeName: " " }, { storeName: "required" }],
  [{ storeName: "\u200b" }, { storeName: "required" }],
  [{ storeName: "x".repeat(51) }, { storeName: "too-long" }],
  [{ storeName: "x".repeat(50) }, {}],
  [{ storeName: "<script>alert(1)</script>" }, {}],
  [{ adress1: "" }, { adress1: "required" }],
  [{ country: "" }, { country: "required" }],
  [{ country: "US" }, { country: "country" }],
  [{ postalCode: "690" }, { postalCode: "postal-code" }],
  [{ country: "CH", postalCode: "1201" }, {}],
  [{ phoneNumber: "" }, { phoneNumber: "required" }],
  [{ phoneNumber: "call me" }, { phoneNumber: "phone" }],
  [{ email: "nobody" }, { email: "email" }],
])("%j is told as %j", (part, faults) => expect(storeFaults({ ...store, ...part })).toEqual(faults));

it("what is kept is one line, and its country two letters", () => {
  expect(keptStore({ ...store, storeName: "  Rhône \n Pièces ", country: "f" })).toMatchObject({
    ...{ storeName: "Rhône Pièces", country: "FR" },
  });
});

it("names compare without case, accents and blanks", () => {
  expect(nameKey("Rhône Pièces Neuves")).toBe(nameKey("RHONE  PIECESNEUVES"));
  expect(nameKey("Магазин")).not.toBe(nameKey("Склад"));
  expect(nameKey("A-B")).not.toBe(nameKey("AB"));
});

it("nothing is sold before the law knows who sells", () => {
  expect(missingOfTrader(store)).toEqual(["email", "registration", "iban"]);
});
