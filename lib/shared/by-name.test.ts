import { alphabetOf, byName } from "./by-name";

it("sorts as people read", () => {
  const sorted = ["Zoe", "Série 10", "Mégane", "élan", "Série 9", "Modus"].map((name) => ({ name })).sort(byName);
  expect(sorted.map(({ name }) => name)).toEqual(["élan", "Mégane", "Modus", "Série 9", "Série 10", "Zoe"]);
});

it.each([
  ["sr", ["Crna Gora", "Čačak", "Ćuprija", "Zagreb", "Žabalj"]],
  ["sv", ["Ford 9", "Ford 10", "Zastava", "Åland", "Österrike"]],
  ["fr", ["Åland", "Écosse", "Österrike", "Zambie"]],
])("orders by the alphabet of %s", (language, names) =>
  expect(names.toReversed().sort(alphabetOf(language))).toEqual(names),
);
