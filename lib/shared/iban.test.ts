import { formatIban, readIban } from "@/lib/shared/iban";

describe("an IBAN", () => {
  it.each([
    ["FR76 3000 6000 0112 3456 7890 189", "FR7630006000011234567890189"],
    ["ch93 0076 2011 6238 5295 7", "CH9300762011623852957"],
    ["DE89-3704-0044-0532-0130-00", "DE89370400440532013000"],
    ["GB29NWBK60161331926819", "GB29NWBK60161331926819"],
  ])("is read in any spelling: %s", (typed, iban) => {
    expect(readIban(typed)).toBe(iban);
  });

  it.each([
    ["a wrong key", "FR7630006000011234567890188"],
    ["two digits that changed places", "FR7630006000011234567809189"],
    ["another length than its country's", "FR763000600001123456789018"],
    ["letters that only look Latin", "СН9300762011623852957"],
    ["nothing", ""],
    ["words", "IBAN FR76"],
  ])("is refused with %s", (_, typed) => {
    expect(readIban(typed)).toBeNull();
  });

  it("is shown in groups of four", () => {
    expect(formatIban("FR7630006000011234567890189")).toBe("FR76 3000 6000 0112 3456 7890 189");
    expect(formatIban("BE68539007547034")).toBe("BE68 5390 0754 7034");
  });
});
