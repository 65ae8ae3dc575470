import fc from "fast-check";
import { tellApart, type Marks } from "./apart";

const clio: Marks = { ktype: 1, kw: 43, ccm: 1149, p3: "EG", body: null, engineCodes: ["D7F"] };
const name = () => "1.2 8V 60 GPL";

describe("versions that read alike", () => {
  it.each<[string, Partial<Marks>, string[], string[]]>([
    ["power", { kw: 55 }, ["43 kW"], ["55 kW"]],
    ["size", { ccm: 1390 }, ["1149 cm³"], ["1390 cm³"]],
    ["fuel", { p3: "GP" }, ["P.3 EG"], ["P.3 GP"]],
    ["body, which one does not state", { body: "BREAK" }, [], ["BREAK"]],
    ["engine", { engineCodes: ["D7F", "D4F"] }, ["D7F"], ["D7F/D4F"]],
    ["power and fuel", { kw: 55, p3: "GP" }, ["43 kW", "P.3 EG"], ["55 kW", "P.3 GP"]],
    ["nothing", {}, ["ktype 1"], ["ktype 2"]],
  ])("are told apart by %s", (_, other, first, second) => {
    const told = tellApart([clio, { ...clio, ktype: 2, ...other }], name);
    expect([told.get(1), told.get(2)]).toEqual([first, second]);
  });

  it("are left as they are where the reader sees the difference already", () => {
    expect(tellApart([clio, { ...clio, ktype: 2, kw: 55 }], ({ kw }) => String(kw)).size).toBe(0);
    expect(tellApart([clio, clio], name).size).toBe(0);
  });

  it("never read alike afterwards", () => {
    const version = fc.record({
      kw: fc.constantFrom(null, 43, 55),
      ccm: fc.constantFrom(null, 1149),
      p3: fc.constantFrom(null, "EG", "GP"),
      body: fc.constantFrom(null, "BREAK"),
      engineCodes: fc.constantFrom([], ["D7F"], ["D4F"]),
    });
    fc.assert(
      fc.property(fc.array(version, { maxLength: 6 }), (drawn) => {
        const versions = drawn.map((one, ktype) => ({ ...one, ktype }));
        const told = tellApart(versions, name);
        if (versions.length > 1) expect(new Set([...told.values()].map(String)).size).toBe(versions.length);
      }),
    );
  });
});
