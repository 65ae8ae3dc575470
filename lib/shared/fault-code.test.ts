import fc from "fast-check";
import { codesSegment, mostCodes, readFaultCode, readFaultCodes } from "./fault-code";

describe("a fault code", () => {
  it.each([
    ["P0301", "P0301", "powertrain", "standard", "ignition", null],
    [" p0301 ", "P0301", "powertrain", "standard", "ignition", null],
    ["P1351", "P1351", "powertrain", "maker", null, null],
    ["P2002", "P2002", "powertrain", "standard", "meteringEmission", null],
    ["P3300", "P3300", "powertrain", "maker", null, null],
    ["P3400", "P3400", "powertrain", "standard", "deactivation", null],
    ["P3A00", "P3A00", "powertrain", "reserved", null, null],
    ["B0012", "B0012", "body", "standard", null, null],
    ["B1200", "B1200", "body", "maker", null, null],
    ["B2100", "B2100", "body", "maker", null, null],
    ["B3100", "B3100", "body", "reserved", null, null],
    ["C0035", "C0035", "chassis", "standard", null, null],
    ["C2200", "C2200", "chassis", "maker", null, null],
    ["U0100", "U0100", "network", "standard", "communication", null],
    ["U1000", "U1000", "network", "maker", null, null],
    ["U3000", "U3000", "network", "standard", "unit", null],
    ["P0A80", "P0A80", "powertrain", "standard", "hybrid", null],
    ["P030111", "P0301-11", "powertrain", "standard", "ignition", "11"],
    ["P0301-1a", "P0301-1A", "powertrain", "standard", "ignition", "1A"],
    ["P0301:1A-2F", "P0301-1A", "powertrain", "standard", "ignition", "1A"],
    ["PO3O1", "P0301", "powertrain", "standard", "ignition", null],
    ["Р0З01", "P0301", "powertrain", "standard", "ignition", null],
    ["с0035", "C0035", "chassis", "standard", null, null],
    ["Ｐ０４０１", "P0401", "powertrain", "standard", "emission", null],
    ["P 0401", "P0401", "powertrain", "standard", "emission", null],
    ["p.0401", "P0401", "powertrain", "standard", "emission", null],
  ])("%p is read as %s", (text, code, system, origin, area, failureType) => {
    expect(readFaultCode(text)).toEqual({ code, base: code.slice(0, 5), system, origin, area, failureType });
  });

  it.each(["", "P", "P04", "P030", "P03011", "P0401133", "P4000", "X0301", "P0G01", "P0ZZZ", "DF001", "P0301-111"])(
    "%p is none",
    (text) => expect(readFaultCode(text)).toBeNull(),
  );

  it.each(["P0301 P0302", "VF1BR1H0H40123456", "P0301 et le reste"])("%p is not one alone", (text) =>
    expect(readFaultCode(text)).toBeNull(),
  );
});

describe("several codes", () => {
  const listed = (text: string) => {
    const { codes, unread } = readFaultCodes(text);
    return [codes.map(({ code }) => code), unread];
  };

  it("are read with any separator, each once and in order, and what is none is told", () => {
    expect(listed("P0401-P0299")).toEqual([["P0401", "P0299"], []]);
    expect(listed("p0401, Р0299;U0100/c0035\nP0401")).toEqual([["P0401", "P0299", "U0100", "C0035"], []]);
    expect(listed("P0401-13-C0035")).toEqual([["P0401-13", "C0035"], []]);
    expect(listed("P0401-P0ZZZ-P04")).toEqual([["P0401"], ["P0ZZZ", "P04"]]);
    expect(listed("VF1BR1H0H40123456")).toEqual([[], ["VF1BR1H0H40123456"]]);
  });

  const figure = fc.constantFrom(..."0123456789ABCDEF");
  const code = fc
    .tuple(fc.constantFrom(..."PBCU"), fc.constantFrom(..."0123"), figure, figure, figure)
    .map((signs) => signs.join(""));
  const withType = fc.oneof(
    code,
    fc.tuple(code, figure, figure).map(([base, one, two]) => `${base}-${one}${two}`),
  );
  const others: Readonly<Record<string, string>> = {
    A: "Аа",
    B: "Вв",
    C: "Сс",
    E: "Ее",
    P: "Рр",
    "0": "OoОо",
    "3": "Зз",
  };
  /** The same code as somebody else may write it. */
  const respelt = (text: string) =>
    fc
      .tuple(...[...text].map((sign) => fc.constantFrom(sign, sign.toLowerCase(), ...(others[sign] ?? ""))))
      .map((signs) => signs.join(""));

  it("are the same in any spelling", () => {
    fc.assert(
      fc.property(
        fc
          .array(code, { minLength: 1, maxLength: 20 })
          .chain((codes) =>
            fc.tuple(
              fc.constant(codes),
              fc.tuple(...codes.map(respelt)),
              fc.constantFrom(" ", ", ", ";", "\n", " / ", "+"),
            ),
          ),
        ([codes, spelt, between]) => expect(listed(spelt.join(between))).toEqual([[...new Set(codes)], []]),
      ),
    );
  });

  it("come back from their address", () => {
    fc.assert(
      fc.property(fc.uniqueArray(withType, { minLength: 1, maxLength: 40 }), (codes) => {
        expect(listed(codesSegment(codes.map((one) => ({ code: one }))))).toEqual([codes, []]);
      }),
    );
  });

  it("are two hundred at most, of any text, and never fail", () => {
    const many = Array.from({ length: 300 }, (_, at) => `P${String(at).padStart(4, "0")}`).join(" ");
    expect(readFaultCodes(many).codes).toHaveLength(mostCodes);
    expect([readFaultCodes(many).over, readFaultCodes("P0301").over]).toEqual([100, 0]);
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
        for (const { code: one } of readFaultCodes(text).codes)
          expect(one).toMatch(/^[PBCU][0-3][0-9A-F]{3}(-[0-9A-F]{2})?$/);
      }),
    );
  });
});
