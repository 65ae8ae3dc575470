afterEach(() => jest.resetModules());

async function shapeWith(rule: string, spellings: [string, string][]): Promise<string> {
  jest.resetModules();
  jest.doMock("@/lib/platform/sql-key", () => ({ sqlKey: (text: string) => `${rule}(${text})` }));
  jest.doMock("@/lib/shared/letters", () => ({ SPELLINGS: new Map(spellings) }));
  const { catalogueShape } = await import("./catalogue-files");
  return catalogueShape();
}

it("a catalogue's stamp follows the rule for keys and its letters, and no order of them", async () => {
  const sharp: [string, string] = ["ß", "SS"];
  const oe: [string, string] = ["œ", "OE"];
  const stamp = await shapeWith("upper", [sharp, oe]);
  expect(await shapeWith("upper", [oe, sharp])).toBe(stamp);
  expect(await shapeWith("lower", [sharp, oe])).not.toBe(stamp);
  expect(await shapeWith("upper", [sharp])).not.toBe(stamp);
});
