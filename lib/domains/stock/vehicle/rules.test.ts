import { arrangeStock, typesOf } from "./rules";

const item = {
  ...{ id: "1", codeCompatibilite: null, ean: null, refConstructeur: null, type: "Moteur", label: "K9K" },
  ...({
    provenance: "reparcar",
    vendeur: "Est Auto",
    prixVente: 900,
    currency: "EUR",
    quantity: 1,
    fits: true,
  } as const),
};

it("recommends one of each type: what fits, of the own stock before others, the cheaper one", () => {
  const list = arrangeStock([
    { ...item, id: "dear", prixVente: 1200 },
    { ...item, id: "cheap" },
    { ...item, id: "unsure", prixVente: 100, fits: false },
    { ...item, id: "own", type: "Filtre", provenance: "local", prixVente: 20 },
    { ...item, id: "other", type: "Filtre", prixVente: 10 },
  ]);
  expect(list.map(({ id, recommandé }) => [id, recommandé])).toEqual([
    ["own", true],
    ["other", false],
    ["cheap", true],
    ["dear", false],
    ["unsure", false],
  ]);
  expect(typesOf(list)).toEqual(["Filtre", "Moteur"]);
});

it("recommends nothing that is not there", () =>
  expect(arrangeStock([{ ...item, quantity: 0 }]).map(({ recommandé }) => recommandé)).toEqual([false]));
