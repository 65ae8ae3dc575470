import { cloneFaults, type CloneDraft } from "./rules";

const whole: CloneDraft = { price: "29.90", quantity: "1", partType: "neuve", stockGroup: null };

describe("the form of a clone", () => {
  it.each<[Partial<CloneDraft>, string[]]>([
    [{}, []],
    [{ price: "0.01" }, []],
    [{ quantity: "0" }, []],
    [{ price: "" }, ["price"]],
    [{ price: "0" }, ["price"]],
    [{ price: "-1" }, ["price"]],
    [{ price: "0.001" }, ["price"]],
    [{ price: "NaN" }, ["price"]],
    [{ price: "1e12" }, ["price"]],
    [{ quantity: "" }, ["quantity"]],
    [{ quantity: "1.5" }, ["quantity"]],
    [{ quantity: "-1" }, ["quantity"]],
    [{ partType: "neuf" }, ["partType"]],
  ])("%j: %j", (part, faults) => expect(cloneFaults({ ...whole, ...part }, 1)).toEqual(faults));

  it.each(["neuve", "réusine", "retour", "consigne", "économie circulaire", "export", "déchet"])(
    "takes the part type %s",
    (partType) => expect(cloneFaults({ ...whole, partType }, 1)).toEqual([]),
  );

  it("asks for the stock group where there are several", () => {
    expect(cloneFaults(whole, 2)).toEqual(["stockGroup"]);
    expect(cloneFaults({ ...whole, stockGroup: 4 }, 2)).toEqual([]);
  });
});
