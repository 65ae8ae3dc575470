import { isIncomplete, itemFaults, readEan, readOeNumbers, readPieces, referenceOf, type ItemDraft } from "./rules";

const whole: ItemDraft = {
  ...{ brand: "Valeo", reference: "438 123", label: "Démarreur révisé", genartId: 10_001, partType: "réusine" },
  ...{ price: "120,50", quantity: "1", stockGroup: 2, ean: "", oeNumbers: "", picture: true },
};

describe("a new item", () => {
  it("needs every field but its EAN and OE numbers", () => {
    expect(itemFaults(whole)).toEqual([]);
    const empty = { brand: " ", reference: "", label: "\n", genartId: null, partType: "", price: "", quantity: "" };
    const needed = Object.keys(whole).filter((field) => field !== "ean" && field !== "oeNumbers");
    expect(itemFaults({ ...whole, ...empty, stockGroup: null, picture: false })).toEqual(needed);
  });

  it.each<[Partial<ItemDraft>, string]>([
    [{ brand: "x".repeat(101) }, "brand"],
    [{ reference: "---" }, "reference"],
    [{ reference: "1".repeat(61) }, "reference"],
    [{ label: "x".repeat(201) }, "label"],
    [{ partType: "neuf" }, "partType"],
    [{ price: "0" }, "price"],
    [{ price: "-1" }, "price"],
    [{ quantity: "1,5" }, "quantity"],
    [{ quantity: "100000" }, "quantity"],
    [{ ean: "4047024000019" }, "ean"],
    [{ oeNumbers: "7701207339, ---" }, "oeNumbers"],
    [{ oeNumbers: Array.from({ length: 101 }, (_, at) => `A${at}`).join(",") }, "oeNumbers"],
  ])("is refused with %j", (part, field) => expect(itemFaults({ ...whole, ...part })).toEqual([field]));
});

describe("the form of a new item", () => {
  it("is incomplete while a required field is empty, not when one is wrong", () => {
    const wrong = { price: "abc", ean: "123", quantity: "-1", reference: "---" };
    expect([whole, { ...whole, ...wrong }].map(isIncomplete)).toEqual([false, false]);
    for (const empty of [{ brand: " " }, { genartId: null }, { picture: false }, { price: "" }])
      expect(isIncomplete({ ...whole, ...wrong, ...empty })).toBe(true);
  });
});

describe("its EAN and OE numbers", () => {
  it("are kept as they are stored, each once, or not at all", () => {
    expect([readEan(" "), readEan("4047024 000018")]).toEqual(["", "4047024000018"]);
    expect([readOeNumbers(" "), readOeNumbers("77 01 207 339; 1K0-698;\n77 01 207 339,")]).toEqual([
      [],
      ["77 01 207 339", "1K0-698"],
    ]);
  });
});

describe("its reference and pieces", () => {
  it.each([
    [" 438  123 ", "438 123"],
    ["а-б", null],
    ["\u202e", null],
  ])("%j is kept as %j", (raw, kept) => expect(referenceOf(raw)).toBe(kept));
  it("are whole numbers, none included", () => {
    expect([readPieces(" 0 "), readPieces("99999"), readPieces("-1"), readPieces("1e3")]).toEqual([
      0,
      99_999,
      null,
      null,
    ]);
  });
});
