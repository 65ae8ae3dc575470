import { readQrCode } from "./rules";

const code = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";

describe("readQrCode", () => {
  it("takes 36 hex digits and dashes, in capitals too", () => {
    expect(readQrCode(code)).toEqual({ code });
    expect(readQrCode(code.toUpperCase())).toEqual({ code });
    expect(readQrCode("a".repeat(36))).toEqual({ code: "a".repeat(36) });
  });
  it.each([code.slice(1), `${code}0`, "", ` ${code}`])("refuses the length of %p", (text) => {
    expect(readQrCode(text)).toEqual({ refused: "length", length: text.length });
  });
  it.each([code.replace("f", "g"), code.replace("-", "_"), `${code.slice(1)}\n`, code.replace("3", "３")])(
    "refuses the characters of %p",
    (text) => {
      expect(readQrCode(text)).toEqual({ refused: "characters", length: 36 });
    },
  );
});
