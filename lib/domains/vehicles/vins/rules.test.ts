import official from "@/tests/fixtures/domain/vin.json";
import { builtIn, catalogueNames, decodeVin, possibleYears, vehicleTypesOf } from "./rules";

const decoded = (vin: string) => {
  const found = decodeVin(vin, 2026);
  if (!found) throw new Error(`${vin} is no VIN`);
  return found;
};

describe("decodeVin", () => {
  it.each(official.formatInvalid)("%s is no VIN", (vin) => expect(decodeVin(vin, 2026)).toBeNull());

  it.each(official.formatValidNoCheck)("%s is one, and its ninth sign is free", (vin) => {
    expect(decoded(vin).check.use).toBe("free");
  });

  it.each(official.checkDigitValid)("%s holds its check digit", (vin) => expect(decoded(vin).check.holds).toBe(true));

  it.each(official.checkDigitInvalid)("%s does not, and the law asks for it", (vin) => {
    expect(decoded(vin).check).toMatchObject({ use: "mandatory", holds: false });
  });

  it.each([
    ["VF1BR1H0H40123456", "Renault", "FR", "europe"],
    ["VF3LBBHZHGS123456", "Peugeot", "FR", "europe"],
    ["WVWZZZAUZGW123456", "Volkswagen", "DE", "europe"],
    ["LRW3E7FA8MC123456", "Tesla", "CN", "asia"],
    ["ZFA31200000123456", "Fiat", "IT", "europe"],
    ["TMBJJ7NE3G0123456", "Škoda", "CZ", "europe"],
    ["VF611A367MD123456", "Renault Trucks", "FR", "europe"],
    ["JYARM321000123456", "Yamaha", "JP", "asia"],
    ["1HGCM82633A004352", "Honda", "US", "northAmerica"],
    ["93YRBB00XHJ123456", "Renault", "BR", "southAmerica"],
    ["6T1BD3FK50X123456", "Toyota", "AU", "oceania"],
    ["AAVZZZ6SZFU123456", "Volkswagen", "ZA", "africa"],
    ["7SAYGDEE0PF123456", "Tesla", "US", "northAmerica"],
  ])("%s was made by %s, %s, %s", (vin, make, country, region) => {
    expect(decoded(vin)).toMatchObject({ maker: { state: "known", makes: [make], sure: true }, country, region });
  });

  it("names every make that shares an identifier, and doubts one that a single memory names", () => {
    expect(decoded("1C4RJFAG0FC123456").maker).toEqual({
      state: "candidates",
      makes: ["Chrysler", "Jeep", "Dodge"],
      sure: true,
    });
    expect(decoded("VSA63819413123456").maker).toMatchObject({ makes: ["Mercedes-Benz"], sure: false });
  });

  it("does not name a maker that it does not know, and says why", () => {
    expect(decoded("VF9SA11B1LM795123")).toMatchObject({
      maker: { state: "unknown", reason: "small-maker" },
      country: "FR",
    });
    expect(decoded("TJ9AAAAAAA0123456").maker).toEqual({ state: "unknown", reason: "small-maker" });
    expect(decoded("VFZAAAAAAA0123456")).toMatchObject({
      maker: { state: "unknown", reason: "unlisted" },
      country: "FR",
    });
    expect(decoded("B1AAAAAAAAA123456")).toMatchObject({ country: null, region: "africa" });
  });

  it("names the plant that the identifier has alone, else the maker's own sign, else nothing", () => {
    expect(decoded("VNKKTUD310A123456").plant).toEqual({ state: "known", plant: "Valenciennes" });
    expect(decoded("WVWZZZAUZGW123456").plant).toEqual({ state: "code", code: "W" });
    expect(decoded("WF0AXXGAJA8K12345").plant).toEqual({ state: "unknown" });
    expect(decoded("ZFA31200000123456").plant).toEqual({ state: "unknown" });
  });

  it("reads the year honestly", () => {
    expect(decoded("VF1BR1H0H40123456").year).toEqual({ state: "unknown", reason: "not-coded" });
    expect(decoded("WVWZZZAUZGW123456").year).toMatchObject({ state: "candidates", years: [2016, 1986] });
    expect(decoded("1M8GDM9AXKP042788").year).toMatchObject({ state: "candidates", years: [2019, 1989] });
  });

  it("lets the first registration tell the cycle, unless it contradicts both", () => {
    const registered = (year: number) => decodeVin("WVWZZZAUZGW123456", 2026, year)?.year;
    expect(registered(2016)).toMatchObject({ state: "known", year: 2016 });
    expect(registered(1987)).toMatchObject({ state: "known", year: 1986 });
    expect(registered(2002)).toMatchObject({ state: "candidates" });
  });

  it("asks for the check digit where the law or the maker does", () => {
    expect(decoded("SALLNABG13A123456").check.use).toBe("habit");
    expect(decoded("LRW3E7FA8MC123456").check.use).toBe("mandatory");
  });
});

describe("the models of a VIN's maker", () => {
  it("are looked for among the kinds of vehicle that it makes", () => {
    expect(vehicleTypesOf(decoded("VF1BR1H0H40123456"))).toEqual(["vl"]);
    expect(vehicleTypesOf(decoded("JYARM321000123456"))).toEqual(["motos"]);
    expect(vehicleTypesOf(decoded("VF611A367MD123456"))).toEqual(["pl"]);
    expect(vehicleTypesOf(decoded("WDB9066331S123456"))).toEqual(["vl", "pl", "motos"]);
  });

  it("under every name that the maker may have", () => {
    expect(catalogueNames("BMW Motorrad")).toEqual(["BMW Motorrad", "BMW", "Motorrad"]);
    expect(catalogueNames("FAW-Volkswagen")).toEqual(["FAW-Volkswagen", "FAW", "Volkswagen"]);
  });

  it("and in the years that it leaves open, the year before included", () => {
    const years = possibleYears(decoded("WVWZZZAUZGW123456"));
    expect(years).toEqual([2016, 1986]);
    expect(builtIn(years, { yearFrom: 2012, yearTo: 2020 })).toBe(true);
    expect(builtIn(years, { yearFrom: 1974, yearTo: 1985 })).toBe(true);
    expect(builtIn(years, { yearFrom: 1974, yearTo: 1984 })).toBe(false);
    expect(builtIn(years, { yearFrom: 2017, yearTo: null })).toBe(false);
    expect(builtIn([], { yearFrom: 2017, yearTo: null })).toBe(true);
    expect(possibleYears(decoded("VF1BR1H0H40123456"))).toEqual([]);
  });
});
