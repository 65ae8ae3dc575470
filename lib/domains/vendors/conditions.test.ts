import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { commonLanguages } from "@/lib/shared/languages";
import { conditionsHashes } from "./conditions";

it("another text of the conditions is another version, which vendors are asked to accept", () => {
  for (const language of commonLanguages) {
    const text = readFileSync(`messages/${language}/conditions.json`, "utf8");
    expect([language, createHash("sha256").update(text).digest("hex").slice(0, 16)]).toEqual([
      ...[language, conditionsHashes[language]],
    ]);
  }
});
