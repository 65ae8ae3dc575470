import { drawable } from "./drawable";
import { prepareFonts } from "./register";

describe("drawable", () => {
  beforeAll(() => prepareFonts(process.cwd(), "سمير 汉 🚗"));

  it.each([
    ["Garage Łódź Ώμέγα Щукин\n35,01 €", "latin", "Garage Łódź Ώμέγα Щукин\n35,01 €"],
    ["A\u200d\u200cB\ufe00", "latin", "AB"],
    ["A\u0378\ue123𐍈B", "latin", "A???B"],
    ["سمير", "arabic", "سمير"],
    ["汉\u9fff", "han", "汉?"],
    ["🚗", "emoji", "🚗"],
  ] as const)("of %p in %s is %p", (text, script, drawn) => {
    expect(drawable(text, script)).toBe(drawn);
  });

  it("judges nothing by a font that is not loaded", () => {
    expect(drawable("\u0e5c", "thai")).toBe("\u0e5c");
  });
});
