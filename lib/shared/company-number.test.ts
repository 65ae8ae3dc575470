import {
  formatSiren,
  frenchVatOf,
  readFrenchVat,
  readSiren,
  readSiret,
  readSwissUid,
} from "@/lib/shared/company-number";

describe("company numbers", () => {
  it("reads a SIREN", () => {
    expect(readSiren("732 829 320")).toBe("732829320");
    expect(readSiren("732829321")).toBeNull();
    expect(readSiren("73282932")).toBeNull();
    expect(readSiren("73282932O")).toBeNull();
    expect(readSiren("000000000")).toBeNull();
  });

  it("reads a SIRET, with the exception of La Poste", () => {
    expect(readSiret("732 829 320 00074")).toBe("73282932000074");
    expect(readSiret("73282932000075")).toBeNull();
    expect(readSiret("35600000000048")).toBe("35600000000048");
    expect(readSiret("35600000049837")).toBe("35600000049837");
    expect(readSiret("35600000049836")).toBeNull();
    expect(readSiret("73282932000047")).toBeNull();
  });

  it("reads and makes French VAT numbers", () => {
    expect(frenchVatOf("732829320")).toBe("FR44732829320");
    expect(readFrenchVat("FR 44 732 829 320")).toBe("FR44732829320");
    expect(readFrenchVat("FR66780129987")).toBe("FR66780129987");
    expect(readFrenchVat("FR45732829320")).toBeNull();
    expect(readFrenchVat("FR44732829321")).toBeNull();
  });

  it.each(["CHE-116.281.710", "CHE-105.962.823", "CHE-107.787.577"])("reads the Swiss number %s", (uid) => {
    expect(readSwissUid(uid)).toBe(uid);
    expect(readSwissUid(`${uid.replace(/[-.]/g, "").toLowerCase()} TVA`)).toBe(uid);
    expect(readSwissUid(uid.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)))).toBeNull();
  });

  it("refuses a Swiss number that is never issued", () => {
    const issued = (start: string) => [..."0123456789"].filter((digit) => readSwissUid(start + digit) !== null);
    expect(issued("CHE-000.000.03")).toEqual([]);
    expect(issued("CHE-116.281.71")).toEqual(["0"]);
  });

  it("groups digits", () => {
    expect(formatSiren("732829320")).toBe("732 829 320");
    expect(formatSiren("73282932000074")).toBe("732 829 320 00074");
  });
});
