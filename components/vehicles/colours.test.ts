import official from "@/tests/fixtures/domain/colours.json";
import { isColour, paintOf } from "./colours";

describe("paintOf", () => {
  it.each([
    ["GRIS CLAIR", "GRIS CLAIR", "#c3c6c8"],
    ["Gris foncé", "GRIS FONCE", "#4a4d50"],
    ["bleu nuit", "BLEU FONCE", "#12264f"],
    ["MULTICOLORE", "MULTICOLORE", null],
    ["constructor", null, null],
    ["taupe", null, null],
  ])("knows %p", (name, code, hex) => {
    expect(paintOf(name)).toEqual({ code, hex });
  });

  const striped = ["MULTICOLORE", "INCONNU"];
  it.each(official.filter(({ code }) => !striped.includes(code)))("paints $code as in the table", ({ code, hex }) => {
    expect(paintOf(code)).toEqual({ code, hex: hex.toLowerCase() });
  });

  const codes = new Set(official.map(({ code }) => code));
  const synonyms = official.flatMap(({ code, note }) =>
    (note?.startsWith("syn: ") ? note.slice("syn: ".length).split(", ") : []).map((name) => ({ name, code })),
  );
  it.each(synonyms)("$name is $code, or a colour of its own", ({ name, code }) => {
    expect(paintOf(name).code).toBe(codes.has(name) ? name : code);
  });

  it.each(["INCONNU", "inconnue", "NR", "N/A", ""])("%p is no colour", (name) => {
    expect([isColour(name), paintOf(name)]).toEqual([false, { code: null, hex: null }]);
  });

  it("takes any other word for a colour", () => expect(isColour("taupe")).toBe(true));
});
