import * as value from "./read-value";

describe("values of plate services", () => {
  it.each([
    ["96 KW", 96],
    ["1870 CM3", 1870],
    ["1807 kg", 1807],
    ["1 807 kg", 1807],
    [" 5,4 l", 5.4],
    [131, 131],
    ["0", null],
    ["", null],
    ["INCONNU", null],
    [null, null],
    ["n/a", null],
  ])("reads the number of %p", (raw, number) => {
    expect(value.readNumber(raw)).toBe(number);
  });

  it.each([
    ["2007-03-14", "2007-03-14"],
    ["14-03-2007", "2007-03-14"],
    ["14/03/2007 00:00", "2007-03-14"],
    ["31-02-2007", null],
    ["2007", null],
    ["0", null],
  ])("reads the day %p", (raw, day) => {
    expect(value.readDay(raw)).toBe(day);
  });

  it.each([
    ["GAZOLE", "GO"],
    ["diesel", "GO"],
    ["Électrique", "EL"],
    ["EH", "EH"],
    ["H2", "H2"],
    ["2", null],
    ["HYBRIDE", null],
  ])("reads the energy %p", (raw, code) => {
    expect(value.readEnergy(raw)).toBe(code);
  });

  it.each([
    ["K9K_638", ["K9K 638"]],
    ["F9Q(870|872)", ["F9Q 870", "F9Q 872"]],
    ["CLHA", ["CLHA"]],
    ["INCONNU", []],
  ])("reads the engine codes of %p", (raw, codes) => {
    expect(value.readEngineCodes(raw)).toEqual(codes);
  });

  it("names an engine only when it is sure of it", () => {
    expect(value.oneEngineCode(["K9K 638"])).toBe("K9K 638");
    expect(value.oneEngineCode(["F9Q 870", "F9Q 872"])).toBe("F9Q");
    expect(value.oneEngineCode(["BHZ", "BHX"])).toBeNull();
    expect(value.oneEngineCode([])).toBeNull();
  });

  it("does not take cylinders for a capacity, nor zeros for no holder", () => {
    expect([value.readCcm("4"), value.readCcm("1461")]).toEqual([null, 1461]);
    expect([value.readSirenField("000 000 000"), value.readSirenField("0"), value.readSirenField(null)]).toEqual([
      "000000000",
      null,
      null,
    ]);
    expect([value.readGearbox("M"), value.readGearbox("BVA6"), value.readGearbox("X")]).toEqual([
      "manual",
      "automatic",
      null,
    ]);
    expect([value.readCode("vp"), value.readCode("1")]).toEqual(["VP", null]);
  });
});
