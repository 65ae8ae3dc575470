import { checksOf, judgeIban, judgeRegistration, judgeVat, wrongKeysOf } from "./checks";
import type { StoreFacts } from "./rules";

const store: StoreFacts = {
  ...{ storeName: "Rhône Pièces", adress1: "4 rue", adress2: "", postalCode: "69007", city: "Lyon", country: "FR" },
  ...{ phoneNumber: "04 72 00 00 16", email: "a@b.test", registration: "987 650 124", vatNumber: "FR24987650124" },
  iban: "FR76 3000 6000 0112 3456 7890 189",
};
const none = { registered: "unasked" as const, duplicates: [], missing: [] };

it("keys are judged, each by its country", () => {
  expect([judgeRegistration(store), judgeVat(store), judgeIban(store)]).toEqual(["ok", "ok", "ok"]);
  expect(judgeRegistration({ ...store, registration: "98765012400017" })).toBe("ok");
  expect(judgeRegistration({ ...store, registration: "987650125" })).toBe("wrong-key");
  expect(judgeRegistration({ ...store, registration: "" })).toBe("missing");
  expect(judgeRegistration({ ...store, country: "CH", registration: "CHE-116.281.710" })).toBe("ok");
  expect(judgeRegistration({ ...store, country: "DE", registration: "HRB 1234" })).toBe("unchecked");
});

it("a VAT number is the registered company's", () => {
  expect(judgeVat({ ...store, vatNumber: "FR25987650124" })).toBe("wrong-key");
  expect(judgeVat({ ...store, vatNumber: "FR54987650231" })).toBe("other-company");
  expect(judgeVat({ ...store, vatNumber: "DE136695976" })).toBe("wrong-key");
  expect(judgeVat({ ...store, country: "DE", registration: "HRB 1", vatNumber: "DE136695976" })).toBe("unchecked");
  const swiss = { ...store, country: "CH", registration: "CHE-116.281.710" };
  expect(judgeVat({ ...swiss, vatNumber: "CHE-116.281.710 TVA" })).toBe("ok");
});

it("an account number has its key", () => {
  expect(judgeIban({ ...store, iban: "FR7630006000011234567890188" })).toBe("wrong-key");
  expect(judgeIban({ ...store, iban: " " })).toBe("missing");
});

it("what the register does not know asks to look, and refuses nothing", () => {
  const wordsOf = (known: Parameters<typeof checksOf>[1]) =>
    Object.fromEntries(checksOf(store, known).map(({ name, word }) => [name, word]));
  expect(wordsOf(none)).toMatchObject({ register: "unchecked", duplicates: "ok", trader: "ok" });
  expect(wordsOf({ ...none, registered: null })).toMatchObject({ register: "unknown" });
  expect(wordsOf({ ...none, registered: { name: "X", active: false } })).toMatchObject({ register: "ceased" });
  expect(wordsOf({ ...none, registered: { name: "X", active: true } })).toMatchObject({ register: "ok" });
  expect(wordsOf({ ...none, duplicates: ["Other"], missing: ["iban"] })).toMatchObject({
    ...{ duplicates: "found", trader: "incomplete" },
  });
});

it("what the law wants known is not in order while its numbers are false", () => {
  const wrong = { ...store, registration: "987650125", vatNumber: "FR25987650124", iban: "FR76 1" };
  expect(wrongKeysOf(store)).toEqual([]);
  expect(wrongKeysOf(wrong)).toEqual(["registration", "vatNumber", "iban"]);
  const trader = (missing: string[]) => checksOf(wrong, { ...none, missing }).at(-1);
  expect(trader([])).toEqual({ name: "trader", word: "wrong-keys", found: ["registration", "vatNumber", "iban"] });
  expect(trader(["email"])).toEqual({ name: "trader", word: "incomplete", found: ["email"] });
});
