import { readFileSync } from "node:fs";
import { variables } from "@/lib/platform/variables/list.mjs";
import { sources } from "./files";

const known = new Set<string>(variables.map(({ name }) => name));
const name = /\b(?:ETABLI|NEXTAUTH)_[A-Z][A-Z0-9_]*\b/g;

const programs = sources.filter(({ path }) => !/\.test\.(tsx?|mjs)$/.test(path));
const texts = ["Dockerfile", "compose.yml", ".github/workflows/ci.yml"].map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
}));

describe("the environment", () => {
  it("knows no variable beside its list", () => {
    const strangers = [...programs, ...texts].flatMap(({ path, text }) =>
      [...new Set(text.match(name))]
        .filter((one) => !known.has(one))
        .map((one) => `${path} names ${one}: add it to lib/platform/variables, then npm run environment.`),
    );
    expect(strangers).toEqual([]);
  });

  it("is read from its list alone: no default stands a second time", () => {
    const second = programs
      .filter(
        ({ path, text }) => path.startsWith("lib/") && /\b(?:ETABLI|NEXTAUTH)_[A-Z_]+\s*(\?\?|\|\|)\s*["\d]/.test(text),
      )
      .map(({ path }) => `${path} has a default of its own for a variable: put it into lib/platform/variables.`);
    expect(second).toEqual([]);
  });
});
