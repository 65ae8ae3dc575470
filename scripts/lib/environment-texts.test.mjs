import fs from "node:fs";
import path from "node:path";
import { environmentTexts } from "./environment-texts.mjs";
import { root } from "./paths.mjs";

describe("the texts about the environment", () => {
  it("say what the list says: npm run environment writes them", () => {
    const old = environmentTexts().filter(({ file, text }) => fs.readFileSync(path.join(root, file), "utf8") !== text);
    expect(old.map(({ file }) => `${file} is older than lib/platform/variables: npm run environment`)).toEqual([]);
  });
});
