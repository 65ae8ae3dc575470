import { readSource } from "../source";
import { indexedEngineCodes, matchEngineCode, singleEngineCodes } from "./engine-codes";

describe("singleEngineCodes", () => {
  it.each([
    ["K9K (Mercedes OM607/OM608)", ["K9K", "OM607", "OM608"]],
    ["DV6FC/FD/FE (BHZ/BHX/BHY/BHW)", ["DV6FC", "DV6FD", "DV6FE", "BHZ", "BHX", "BHY", "BHW"]],
    ["D4204T5/T8/T11", ["D4204T5", "D4204T8", "D4204T11"]],
    ["N47D20A/C/D", ["N47D20A", "N47D20C", "N47D20D"]],
    ["K4M 854/862", ["K4M 854", "K4M 862"]],
    ["DW10ATED/ATED4 (RHZ/RHS)", ["DW10ATED", "DW10ATED4", "RHZ", "RHS"]],
    ["169A4.000", ["169A4.000"]],
  ])("reads %s", (text, codes) => {
    expect(singleEngineCodes(text)).toEqual(codes);
  });

  it("gives every engine of the source at least one single code", () => {
    for (const engine of readSource().engines) {
      const codes = singleEngineCodes(engine.codesText);
      expect(codes.length).toBeGreaterThan(0);
      for (const code of codes) expect(code).toMatch(/^[A-Z0-9][A-Za-z0-9.\- ]{2,13}$/);
    }
  });
});

describe("matchEngineCode", () => {
  it("compares families and indexes", () => {
    expect(matchEngineCode(["K9K 766", "K9K 768"], "K9K766")).toBe("yes");
    expect(matchEngineCode(["K9K"], "K9K 766")).toBe("yes");
    expect(matchEngineCode(["K9K 770"], "K9K 766")).toBe("no");
    expect(matchEngineCode(["K9K 770"], "K9K")).toBe("unknown");
    expect(matchEngineCode(["BHZ"], "BHX")).toBe("no");
  });

  it("indexes Renault families and keeps Peugeot's short codes", () => {
    expect(indexedEngineCodes(["K9K", "OM607"])).toEqual(["K9K 766", "K9K 768", "K9K 770", "K9K 772"]);
    expect(indexedEngineCodes(["DV6FC", "BHZ", "BHX"])).toEqual(["BHZ", "BHX"]);
    expect(indexedEngineCodes(["CLHA", "CLHB"])).toEqual(["CLHA", "CLHB"]);
  });
});
