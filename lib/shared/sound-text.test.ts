import { isSoundText, unsoundField } from "./sound-text";

describe("isSoundText", () => {
  it.each(["", "Gérard", "👩‍🔧", "constructeur", "un constructor", "\u0007"])("takes %j", (text) => {
    expect(isSoundText(text)).toBe(true);
  });
  it.each(["\u0000", "a\u0000b", "\ud800", "x\udc00", "constructor", "__proto__", "toString", "prototype"])(
    "refuses %j",
    (text) => {
      expect(isSoundText(text)).toBe(false);
    },
  );
});

describe("unsoundField", () => {
  it("names the field, wherever it lies, and finds nothing in what is sound", () => {
    expect(unsoundField({ a: [{ b: "\u0000" }] })).toBe("a.0.b");
    expect(unsoundField(JSON.parse('{"a":{"__proto__":1}}'))).toBe("a");
    expect(unsoundField({ a: [1, null, true, "x"], file: new File(["\u0000"], "constructor") })).toBeNull();
  });

  it("takes no value of a thousand levels, nor one of a million", () => {
    const nested = (levels: number) => JSON.parse("[".repeat(levels) + "]".repeat(levels)) as unknown;
    expect(unsoundField(nested(50))).toBeNull();
    expect([unsoundField(nested(1000)), unsoundField(nested(100_000))]).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
  });
});
