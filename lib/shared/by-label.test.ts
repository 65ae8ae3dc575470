import { matchesText, rankLabels } from "./by-label";

describe("labels", () => {
  it.each([
    ["Échappement", "echap", true],
    ["Jeu de plaquettes de frein", "frein plaq", true],
    ["Jeu de plaquettes de frein", "frein disque", false],
    ["Filtre à huile", " ' ", true],
    ["Filtre à huile", "", true],
  ])("%j holds %j: %s", (label, typed, holds) => {
    expect(matchesText(label, typed)).toBe(holds);
  });

  it("that begin with the text come first", () => {
    const labels = ["Jeu de disques", "Disque de frein", "Frein à disque", "Bougie"].map((label) => ({ label }));
    expect(rankLabels(labels, "disque", 2).map(({ label }) => label)).toEqual(["Disque de frein", "Jeu de disques"]);
    expect(rankLabels(labels, "", 9)).toEqual(labels);
  });
});

it("finds a label however its letters are written", () => {
  expect(["gross", "GROẞ", "Ｇｒｏß", "große œil"].map((typed) => matchesText("Große Œillets ΟΔΟΣ", typed))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(matchesText("ΟΔΟΣ", "οδός")).toBe(true);
});
