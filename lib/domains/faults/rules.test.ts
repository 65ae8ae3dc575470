import type { KnownFault } from "@/lib/providers/fault-codes/port";
import { readFaultCodes } from "@/lib/shared/fault-code";
import { namedParts, tellFault } from "./rules";

const known = (code: string, part: Partial<KnownFault> = {}): KnownFault => ({
  ...{ code, titles: { en: `${code} in words`, fr: `${code} en mots` }, systems: { en: "Ignition", fr: "Allumage" } },
  ...{ severity: 3, severities: { en: "soon", fr: "vite" }, certainty: "A", genartIds: [10, 20] },
  ...{ checks: { en: ["Look"], fr: ["Regarder"] } },
  ...part,
});
const read = (text: string) => readFaultCodes(text).codes[0]!;
const tell = (text: string, source: KnownFault | undefined, lang = "fr") =>
  tellFault(read(text), { known: source, asked: true, lang });

describe("what is told of a code", () => {
  it("is what a source knows, in the reader's language or the next that it has", () => {
    expect(tell("P0301", known("P0301"))).toMatchObject({
      title: "P0301 en mots",
      group: "Allumage",
      checks: ["Regarder"],
    });
    expect(tell("P0301", known("P0301"), "de")).toMatchObject({ title: "P0301 in words", checks: ["Look"] });
    expect(tell("P0301", known("P0301", { checks: null }))).toMatchObject({ state: "known", checks: [] });
  });

  it("is what its letters say and no more where nobody vouches for it", () => {
    expect(tell("P0301", undefined)).toMatchObject({ state: "letters", title: null, area: "ignition", genartIds: [] });
  });

  it("of a maker's own code is its letters, whatever a source says", () => {
    expect(tell("P1351", known("P1351"))).toMatchObject({ state: "letters", title: null, origin: "maker" });
  });

  it("is that the quota is used up where it was not asked for", () => {
    expect(tellFault(read("P0301"), { known: undefined, asked: false, lang: "fr" }).state).toBe("quota");
  });
});

describe("the parts that codes name", () => {
  const helps = [
    tell("P0301", known("P0301", { genartIds: [10, 20] })),
    tell("P0302", known("P0302", { genartIds: [30, 10], certainty: "B" })),
  ];

  it("are each once with its codes, the likeliest of each code first", () => {
    expect(namedParts(helps).map(({ id, codes }) => [id, codes])).toEqual([
      [10, ["P0301", "P0302"]],
      [30, ["P0302"]],
      [20, ["P0301"]],
    ]);
  });

  it("are ticked where a code of certainty A names them first", () => {
    expect(
      namedParts(helps)
        .filter(({ ticked }) => ticked)
        .map(({ id }) => id),
    ).toEqual([10]);
    expect(namedParts(helps.slice(1)).filter(({ ticked }) => ticked)).toEqual([]);
  });
});
