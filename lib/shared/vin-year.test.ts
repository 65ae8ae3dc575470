import { modelYear } from "@/lib/shared/vin-year";
import vectors from "@/tests/fixtures/domain/vin.json";

const golf = (code: string) => `WVWZZZAUZ${code}W123456`;
const read = (vin: string, notAfter = 2026, light = true) => modelYear(vin, { notAfter, light });

describe("model year", () => {
  it.each(Object.entries(vectors.modelYearCodes))("%s stands for %j", (code, years) => {
    const [early = 0, late = 0] = years;
    expect(read(golf(code), late)).toEqual({ state: "candidates", years: [late, early], position: 10 });
    expect(read(golf(code), late - 1)).toMatchObject({ years: [late, early] });
    expect(read(golf(code), late - 2)).toEqual({ state: "known", year: early, position: 10 });
  });

  it.each(["0", "U", "Z"])("%s stands for no year", (code) => {
    expect(read(golf(code))).toEqual({ state: "unknown", reason: "no-code" });
  });

  it("is told by position 7 in North America, for cars and light vans alone", () => {
    expect(read("1HGCM82633A004352")).toEqual({ state: "known", year: 2003, position: 10 });
    expect(read("1FTEW1EP5GKD12345")).toEqual({ state: "known", year: 2016, position: 10 });
    expect(read("1FTEW1235GKD12345")).toEqual({ state: "known", year: 1986, position: 10 });
    expect(read("1FTEW1235GKD12345", 2026, false)).toMatchObject({ years: [2016, 1986] });
  });

  it("is not told by position 7 in Europe", () => {
    expect(read("WAUZZZ8K9AA012345")).toEqual({ state: "candidates", years: [2010, 1980], position: 10 });
    expect(read("VF7SC8HZC9A512345")).toEqual({ state: "unknown", reason: "not-coded" });
  });

  it("lies in no cycle before the identifier existed", () => {
    expect(read("LRW3E7FA8MC123456")).toEqual({ state: "known", year: 2021, position: 10 });
  });

  it.each(["VF1BR1H0H40123456", "ZFA31200000123456", "UU1HSDAG551234567"])("is not coded in %s", (vin) => {
    expect(read(vin)).toEqual({ state: "unknown", reason: "not-coded" });
  });

  it("is read at position 11 of European Fords, and not at all where nothing says that it is there", () => {
    expect(read("WF0AXXGAJA8K12345")).toEqual({ state: "known", year: 2008, position: 11 });
    expect(read("JF1SH5LS59G123456")).toEqual({ state: "unknown", reason: "unlisted" });
  });

  it("is not asked of what is no VIN", () => {
    expect(read("WVWZZZAUZGW12345")).toBeNull();
  });
});
