import { findCommands } from "./find-commands";

const commands = [
  { label: "Identification", words: "écran" },
  { label: "Devis", words: "écran" },
  { label: "Apparence : Sombre", words: "thème dark" },
  { label: "Renault Clio III 1.5 dCi", words: "" },
  { label: "Données d'expert", words: "" },
  { label: "Nouvelle recherche personnalisée", words: "créer" },
];
const found = (text: string) => findCommands(commands, text).map(({ label }) => label);

it.each([
  ["dev", ["Devis"]],
  ["DÉVIS", ["Devis"]],
  ["sombre", ["Apparence : Sombre"]],
  ["dark", ["Apparence : Sombre"]],
  ["clio 1.5", ["Renault Clio III 1.5 dCi"]],
  ["dci cli", ["Renault Clio III 1.5 dCi"]],
  ["expert", ["Données d'expert"]],
  ["recherche pers", ["Nouvelle recherche personnalisée"]],
  ["ecran", ["Identification", "Devis"]],
  ["d", ["Devis", "Données d'expert", "Renault Clio III 1.5 dCi", "Apparence : Sombre"]],
  ["zzz", []],
  ["...", []],
])("%j finds %j", (text, labels) => {
  expect(found(text)).toEqual(labels);
});

it("without a text keeps all in their order", () => {
  expect(found(" ")).toEqual(commands.map(({ label }) => label));
});
