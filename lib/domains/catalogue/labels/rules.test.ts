import { nameArticle, type Labels } from "./rules";

const labels: Labels = {
  language: "de",
  find: (kind, id) => (kind === "genart" && id === 7 ? "Bremsscheibe" : null),
  of: (kind, id) => labels.find(kind, id) ?? "",
};

it("an article bears its own label, else that of its generic article", () => {
  const article = { id: 1, number: "X", genartId: 7 };
  expect(nameArticle({ ...article, label: "Disque ventilé" }, labels)).toEqual({
    id: 1,
    number: "X",
    label: "Disque ventilé",
  });
  expect(nameArticle({ ...article, label: null }, labels)).toEqual({ id: 1, number: "X", label: "Bremsscheibe" });
  expect(nameArticle({ ...article, genartId: 8, label: null }, labels).label).toBe("");
});
