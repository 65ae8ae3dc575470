import { settingNames, usualSettings } from "./fields";
import { judgeSetting, mayChange, settingsOf, settingsOpenTo } from "./rules";
import { readTyped, typedOf } from "./typed";

const admin = new Set(["admin", "UsersAdmin"]);
const users = new Set(["UsersAdmin"]);

describe("a setting that was sent", () => {
  it.each([
    ["myBox", "https://box.example/start?x=1", "https://box.example/start?x=1"],
    ["myBox", " http://192.168.1.20:8080 ", "http://192.168.1.20:8080"],
    ["help", "/pieces", "/pieces"],
    ["help", "", null],
    ["faultCodeQuota", 0, 0],
    ["families", ["vendor", "garage", "vendor"], ["garage", "vendor"]],
    ["mapPlace", { latitude: 45.76400049, longitude: -4.8357 }, { latitude: 45.764, longitude: -4.8357 }],
    ["isUncounted", true, true],
    ["creditLimit", 250_000, 250_000],
    ["labourT1", 7_250, 7_250],
    ["labourPaint", null, null],
    ["iban", "fr76 3000 6000 0112 3456 7890 189", "FR7630006000011234567890189"],
  ] as const)("%s is kept of %j", (name, sent, kept) => {
    expect(judgeSetting(name, sent)).toEqual({ value: kept });
  });

  it.each([
    ["myBox", "box.example", "address"],
    ["myBox", "javascript:alert(1)", "address"],
    ["myBox", "https://user:secret@box.example/", "address"],
    ["myBox", "//box.example", "address"],
    ["myBox", "/\\box.example", "address"],
    ["myBox", `https://box.example/${"a".repeat(500)}`, "too-long"],
    ["faultCodeQuota", -1, "count"],
    ["faultCodeQuota", 1.5, "count"],
    ["faultCodeQuota", 100_001, "count"],
    ["families", [], "required"],
    ["families", ["sorcerer"], "required"],
    ["mapPlace", { latitude: 91, longitude: 0 }, "place"],
    ["mapPlace", { latitude: NaN, longitude: 0 }, "place"],
    ["creditLimit", -1, "amount"],
    ["creditLimit", 1_000_000_000, "amount"],
    ["labourT1", 0, "rate"],
    ["labourT2", -7_200, "rate"],
    ["labourT3", 72.5, "rate"],
    ["labourPaint", 100_001, "rate"],
    ["iban", "FR7630006000011234567890188", "iban"],
  ] as const)("%s is refused as %j", (name, sent, fault) => {
    expect(judgeSetting(name, sent)).toEqual({ fault });
  });
});

describe("stored settings", () => {
  it("hold as usual where nothing was set, or nothing that is understood", () => {
    expect(settingsOf([])).toEqual(usualSettings);
    const rows = [
      { name: "faultCodeQuota", value: 5 },
      { name: "iban", value: "nonsense" },
      { name: "gone", value: 1 },
    ];
    expect(settingsOf(rows)).toEqual({ ...usualSettings, faultCodeQuota: 5 });
  });

  it.each(["fr", "en", "sv"])("come back from their control in %s as they stand", (language) => {
    const settings = settingsOf([
      { name: "myBox", value: "https://box.example" },
      { name: "mapPlace", value: { latitude: -45.5, longitude: 0.25 } },
      { name: "creditLimit", value: 250_050 },
      { name: "iban", value: "CH9300762011623852957" },
      { name: "publicPasses", value: true },
      { name: "labourT2", value: 8_450 },
    ]);
    for (const name of settingNames)
      expect([name, readTyped(name, typedOf(name, settings[name], language))]).toEqual([
        name,
        { value: settings[name] },
      ]);
  });
});

describe("what is typed", () => {
  it.each([
    ["mapPlace", "45.764, 4.8357", { latitude: 45.764, longitude: 4.8357 }],
    ["mapPlace", "45,764, 4,8357", { latitude: 45.764, longitude: 4.8357 }],
    ["mapPlace", "45.764,-4.8357", { latitude: 45.764, longitude: -4.8357 }],
    ["mapPlace", "45.764° ; 4.8357°", { latitude: 45.764, longitude: 4.8357 }],
    ["creditLimit", "2 500,5", 250_050],
    ["creditLimit", "0", 0],
    ["labourT1", "72,5", 7_250],
    ["labourT1", "", null],
    ["creditLimit", " ", null],
    ["faultCodeQuota", " 200 ", 200],
  ] as const)("%s of %j", (name, typed, value) => {
    expect(readTyped(name, typed)).toEqual({ value });
  });

  it.each([
    ["mapPlace", "rue du Pont", "place"],
    ["mapPlace", "45.764", "place"],
    ["creditLimit", "beaucoup", "amount"],
    ["creditLimit", "12.345", "amount"],
    ["labourT1", "0", "rate"],
    ["labourT1", "0,00", "rate"],
    ["faultCodeQuota", "", "count"],
    ["faultCodeQuota", "deux cents", "count"],
  ] as const)("%s as %j is refused", (name, typed, fault) => {
    expect(readTyped(name, typed)).toEqual({ fault });
  });
});

describe("rights", () => {
  it("open addresses, quota and money to administrators alone", () => {
    expect(settingsOpenTo(admin)).toEqual(settingNames);
    expect(settingsOpenTo(users)).toEqual([
      ...["families", "mapPlace", "publicPasses", "isUncounted"],
      ...["labourT1", "labourT2", "labourT3", "labourPaint"],
    ]);
    expect(settingsOpenTo(new Set(["cart"]))).toEqual([]);
    expect(mayChange("iban", null, "x", users)).toBe(false);
    expect(mayChange("publicPasses", false, true, users)).toBe(true);
  });

  it("keep the family of the house's own people to administrators", () => {
    expect(mayChange("families", ["garage"], ["garage", "internal"], users)).toBe(false);
    expect(mayChange("families", ["garage", "internal"], ["garage"], users)).toBe(false);
    expect(mayChange("families", ["garage"], ["vendor"], users)).toBe(true);
    expect(mayChange("families", ["garage"], ["internal"], admin)).toBe(true);
  });
});
