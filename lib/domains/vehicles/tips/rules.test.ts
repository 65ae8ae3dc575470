import { mostReferences, readDay, readReferences, readType, tipFaults, tipLookUp } from "./rules";

describe("references of a tip", () => {
  it.each([
    ["77 01 207 339|0 986 494 104", ["77 01 207 339", "0 986 494 104"]],
    ["A1, B2;C3\nD4", ["A1", "B2", "C3", "D4"]],
    ["GDB1550|gdb 1550", ["gdb 1550"]],
    [" | GDB1550 | ", ["GDB1550"]],
  ])("%j are %j", (text, references) => expect(readReferences(text)).toEqual(references));

  it.each(["", " | ", "x".repeat(41), Array.from({ length: mostReferences + 1 }, (_, n) => `R${n}`).join("|")])(
    "%j are none",
    (text) => expect(readReferences(text)).toBeNull(),
  );
});

describe("the vehicle of a tip", () => {
  it("is asked for only when its type and first registration are known", () => {
    expect(tipLookUp({ type: "MRE5202E1234", firstRegistration: "2007-03-14" })).toEqual({
      type: "MRE5202E1234",
      date: "2007-03-14",
    });
    expect(tipLookUp({ type: null, firstRegistration: "2007-03-14" })).toBeNull();
    expect(tipLookUp({ type: "MRE5202E1234", firstRegistration: null })).toBeNull();
    expect(tipLookUp({ type: "-", firstRegistration: "2007-03-14" })).toBeNull();
  });

  it("has a type in any spelling, and a day with or without zeros", () => {
    expect([readType("mre 5202-e1234"), readType(" - "), readType("x".repeat(41))]).toEqual([
      "MRE5202E1234",
      null,
      null,
    ]);
    expect([readDay("2007-3-14"), readDay("2007-02-30"), readDay("14/03/2007")]).toEqual(["2007-03-14", null, null]);
  });
});

describe("tipFaults", () => {
  const tip = { typeMot: "Freinage", codeMot: "GDB1550", obsMot: "Voir la date.", type: "DX" };
  it("names what is missing, in the order of the form", () => {
    expect(tipFaults(tip)).toEqual([]);
    expect(tipFaults({ typeMot: " ", codeMot: "", obsMot: "\n", type: null })).toEqual([
      ...["family", "references", "text", "vehicle"],
    ]);
    expect(tipFaults({ ...tip, codeMot: "|" })).toEqual(["references"]);
  });
});
