import { initialsOf, logoOf } from "./logo";

const png = Buffer.from("89504e470d0a1a0a00", "hex").toString("base64");
const jpeg = Buffer.from("ffd8ffe000", "hex").toString("base64");

describe("logoOf", () => {
  it("takes PNG and JPEG as a data URL or bare base64", () => {
    expect(logoOf(`data:image/png;base64,${png}`)?.format).toBe("png");
    expect(logoOf(jpeg)?.format).toBe("jpg");
  });

  it.each([
    "",
    null,
    undefined,
    "https://example.org/logo.png",
    "file:///etc/passwd",
    "data:image/svg+xml;base64,PHN2Zz4=",
    "é",
  ])("passes over %p", (source) => {
    expect(logoOf(source)).toBeNull();
  });
});

describe("initialsOf", () => {
  it.each([
    ["Garage du Pont", "GP"],
    ["Étienne", "É"],
    ["A & B", "A"],
    ["محمد السيارات", "ما"],
    ["!", ""],
  ])("of %p are %p", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
