import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ImportRefused, type Problem } from "./problem";

/** Compares the rows that were read with manifest.csv (file,rows), where the folder has one. */
export function checkManifest(folder: string, rows: ReadonlyMap<string, number>): void {
  const file = path.join(folder, "manifest.csv");
  if (!existsSync(file)) return;
  const [, ...lines] = readFileSync(file, "utf8").trimEnd().split(/\r?\n/);
  const problems = lines.flatMap((text, at): Problem[] => {
    const [name = "", count = ""] = text.split(",");
    const read = rows.get(name);
    if (read === Number(count)) return [];
    const said = read === undefined ? "is no file of an import" : `has ${read} rows, not ${count}`;
    return [{ file: "manifest.csv", line: at + 2, text: `${name} ${said}.` }];
  });
  if (problems.length) throw new ImportRefused(problems);
}
