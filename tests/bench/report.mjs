import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../../scripts/lib/paths.mjs";
import { Refusal } from "../../scripts/lib/refusal.mjs";

const bench = "docs/bench.md";

/** A number with so many digits behind the point. */
export const amount = (value, digits = 0) => value.toFixed(digits);
export const mark = (met) => (met ? "yes" : "**no**");

/** A Markdown table. */
export function table(heads, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}

/** The machine, how busy it is and the day, in one line; asked before the bench itself makes it busy. */
export function machine() {
  const cpus = os.cpus();
  const busy = os.loadavg()[0];
  const warning =
    busy > cpus.length / 4 ? " Other programs kept the machine busy: repeat the run when it is idle." : "";
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day}: ${cpus.length} × ${cpus[0].model.trim()}, ${memory} GB, Node ${process.versions.node}, load generator on the same machine, load average before the run ${amount(busy, 1)}.${warning}`;
}

/** Puts each text between its markers in a document; sections that were not measured stay as they are. */
export async function writeReport(texts, name = bench) {
  const { format } = await import("prettier");
  const document = path.join(root, name);
  let content = fs.readFileSync(document, "utf8");
  for (const [section, text] of texts) {
    const [begin, end] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
    const [before, rest] = content.split(begin);
    const after = rest?.split(end)[1];
    if (after === undefined) throw new Refusal(`${name} lacks the markers ${begin} and ${end}.`);
    content = `${before}${begin}\n\n${text}\n\n${end}${after}`;
  }
  fs.writeFileSync(document, await format(content, { parser: "markdown", printWidth: 120 }));
}
