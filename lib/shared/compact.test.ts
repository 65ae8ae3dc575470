import fc from "fast-check";
import { cleanText, compactKey, hasForeignLetters, keptText, storable } from "@/lib/shared/compact";

describe("compact keys", () => {
  it("strips accents, separators and invisible characters", () => {
    expect(compactKey(" é\u202eb-12\u0000 3.ç ")).toBe("EB123C");
  });

  it("spells sharp s, ligatures and full width in A-Z0-9", () => {
    expect(["Groß", "GROẞ", "gross", "Ｇｒｏß"].map(compactKey)).toEqual(["GROSS", "GROSS", "GROSS", "GROSS"]);
    expect(compactKey("Œuf ﬁn, Ǿ łódź ﬃ Ａ１ ı İ þ ĳ")).toBe("OEUFFINOLODZFFIA1IITHIJ");
  });

  it("invents nothing: superscripts, fractions and other scripts are dropped", () => {
    expect(compactKey("a²1½Жж字º")).toBe("A1");
    expect(hasForeignLetters("aß1")).toBe(true);
    expect(hasForeignLetters("12²")).toBe(true);
    expect(hasForeignLetters("Éa-1 +°/")).toBe(false);
  });

  it("makes one visible line of any text", () => {
    expect(cleanText("\t a\u202e\r\n b\u0007 \u200f c ")).toBe("a b c");
  });

  it("is kept with its marks of direction and the joiners of its signs", () => {
    expect(keptText("\t a \u202egnal\u202c\r\n b\u0007 👩‍🔧 \ud800")).toBe("a \u202egnal\u202c b 👩‍🔧");
  });

  it("is stable for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (raw) => {
        expect(compactKey(raw)).toMatch(/^[A-Z0-9]*$/);
        expect(compactKey(compactKey(raw))).toBe(compactKey(raw));
        expect(cleanText(cleanText(raw))).toBe(cleanText(raw));
      }),
    );
  });
});

describe("storable", () => {
  it("accepts every well-formed text without NUL", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => storable(text.replaceAll("\u0000", ""))));
  });
  it.each(["a\u0000b", "\ud83d", "\ude97 car"])("refuses %j", (text) => expect(storable(text)).toBe(false));
});
