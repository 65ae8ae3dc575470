import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { commonLanguages } from "@/lib/shared/languages";
import { conditionsHashes, conditionsVersion } from "./conditions";

it("keeps its version while its texts stay: who agreed knows to what", () => {
  const hashes = commonLanguages.map((language) => {
    const text = readFileSync(`messages/${language}/conditions.json`, "utf8");
    return [language, createHash("sha256").update(text).digest("hex").slice(0, 16)] as const;
  });
  // Another text is another version: raise conditionsVersion, then write what its texts come to.
  expect([conditionsVersion, conditionsHashes]).toEqual([conditionsVersion, Object.fromEntries(hashes)]);
});
