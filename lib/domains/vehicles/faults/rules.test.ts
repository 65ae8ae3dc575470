import { readFaultCode } from "./rules";

describe("a fault code", () => {
  it.each([
    ["P0301", "P0301", "powertrain", "standard", null],
    [" p0301 ", "P0301", "powertrain", "standard", null],
    ["P1351", "P1351", "powertrain", "maker", null],
    ["P2002", "P2002", "powertrain", "standard", null],
    ["P3300", "P3300", "powertrain", "maker", null],
    ["P3400", "P3400", "powertrain", "standard", null],
    ["B0012", "B0012", "body", "standard", null],
    ["B1200", "B1200", "body", "maker", null],
    ["B2100", "B2100", "body", "maker", null],
    ["C0035", "C0035", "chassis", "standard", null],
    ["C2200", "C2200", "chassis", "maker", null],
    ["U0100", "U0100", "network", "standard", null],
    ["U3000", "U3000", "network", "standard", null],
    ["P0A80", "P0A80", "powertrain", "standard", null],
    ["P030111", "P0301-11", "powertrain", "standard", "11"],
    ["P0301-1a", "P0301-1A", "powertrain", "standard", "1A"],
  ])("%p is read as %s", (text, code, system, origin, failureType) => {
    expect(readFaultCode(text)).toEqual({ code, system, origin, failureType });
  });

  it.each([
    "",
    "P",
    "P030",
    "P03011",
    "P4000",
    "X0301",
    "P0G01",
    "DF001",
    "P0301-111",
    "P0301 P0302",
    "VF1BR1H0H40123456",
  ])("%p is none", (text) => expect(readFaultCode(text)).toBeNull());
});
