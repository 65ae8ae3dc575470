import { initialsOf, logoOf, mixesInks } from "./logo";

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

describe("mixesInks", () => {
  const framed = (colours: number) =>
    logoOf(Buffer.from(`ffd8ffe000040000ffc2001108000800080${colours}011100`, "hex").toString("base64"))!;

  it("tells the JPEG of four inks from those of a screen", () => {
    expect([1, 3, 4].map((colours) => mixesInks(framed(colours)))).toEqual([false, false, true]);
    expect(mixesInks(logoOf(jpeg)!)).toBe(false);
    expect(mixesInks(logoOf(png)!)).toBe(false);
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
