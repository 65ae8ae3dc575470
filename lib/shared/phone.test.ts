import { phoneKey } from "./phone";

describe("phoneKey", () => {
  it.each([
    ["06 12 34 56 78", "FR", "+33612345678"],
    ["06.12.34.56.78", "FR", "+33612345678"],
    ["+33 6 12 34 56 78", "CH", "+33612345678"],
    ["+33 (0)6 12 34 56 78", "FR", "+33612345678"],
    ["0033612345678", "FR", "+33612345678"],
    ["079 123 45 67", "CH", "+41791234567"],
    ["+41791234567", "FR", "+41791234567"],
    ["06 1234 5678", "IT", "+390612345678"],
    ["26 12 34", "LU", "+352261234"],
  ])("%s in %s is %s", (raw, country, key) => expect(phoneKey(raw, country)).toBe(key));

  it.each(["", "x", "12 x 34", "+", "123", "+1234567890123456", "'; drop table"])("%p is none", (raw) =>
    expect(phoneKey(raw, "FR")).toBeNull(),
  );

  it("leaves a national number of an unknown country alone", () => expect(phoneKey("0612345678", "JP")).toBeNull());
});
