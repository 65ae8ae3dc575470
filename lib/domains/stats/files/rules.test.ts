import { fileKinds, fileName, namedFile } from "./rules";

it("every kind has a name of its own", () => {
  const names = fileKinds.map((kind) => fileName(kind, "2026-06-01"));
  expect(names).toEqual(["hits-2026-06.csv", "vehicles-2026-06.csv", "vci-2026-06.csv"]);
  expect(names.every((name) => namedFile.test(name))).toBe(true);
});

it.each([
  "../hits-2026-06.csv",
  "a/hits-2026-06.csv",
  "hits-2026-13.csv",
  "hits-2026-06.csv\n",
  "=hits-2026-06.csv",
  "",
])("%j is none", (text) => expect(namedFile.test(text)).toBe(false));
