import { paintOf } from "./colours";

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
});
