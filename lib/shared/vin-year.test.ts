import { modelYear } from "@/lib/shared/vin-year";
import vectors from "@/tests/fixtures/domain/vin.json";

const golf = (code: string) => `WVWZZZAUZ${code}W123456`;

describe("model year", () => {
  it.each(Object.entries(vectors.modelYearCodes))("%s stands for %j", (code, years) => {
    const [early = 0, late = 0] = years;
    expect(modelYear(golf(code), late)).toEqual({ year: late, position: 10, reliable: true });
    expect(modelYear(golf(code), late - 1)?.year).toBe(late);
    expect(modelYear(golf(code), late - 2)?.year).toBe(early);
  });

  it.each(["0", "U", "Z"])("%s stands for no year", (code) => {
    expect(modelYear(golf(code), 2026)).toBeNull();
  });

  it("does not apply the American rule to European vehicles", () => {
    expect(modelYear("WAUZZZ8K9AA012345", 2026)).toEqual({ year: 2010, position: 10, reliable: true });
    expect(modelYear("VF7SC8HZC9A512345", 2026)).toBeNull();
  });

  it("knows nothing where the maker does not code the year", () => {
    expect(modelYear("VF1BR1H0H40123456", 2026)).toBeNull();
    expect(modelYear("ZFA31200000123456", 2026)).toBeNull();
  });

  it("reads position 11 of European Fords and doubts makers of which nothing is known", () => {
    expect(modelYear("WF0AXXGAJA8K12345", 2026)).toEqual({ year: 2008, position: 11, reliable: false });
    expect(modelYear("JF1SH5LS59G123456", 2026)).toEqual({ year: 2009, position: 10, reliable: false });
  });

  it("refuses what is no VIN", () => {
    expect(modelYear("WVWZZZAUZGW12345", 2026)).toBeNull();
  });
});
