import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../../scripts/lib/paths.mjs";
import { Refusal } from "../../scripts/lib/refusal.mjs";

const document = path.join(root, "docs/bench.md");

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

/** Puts each text between its markers in docs/bench.md; sections that were not measured stay as they are. */
export async function writeReport(texts) {
  const { format } = await import("prettier");
  let content = fs.readFileSync(document, "utf8");
  for (const [name, text] of texts) {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [before, rest] = content.split(begin);
    const after = rest?.split(end)[1];
    if (after === undefined) throw new Refusal(`docs/bench.md lacks the markers ${begin} and ${end}.`);
    content = `${before}${begin}\n\n${text}\n\n${end}${after}`;
  }
  fs.writeFileSync(document, await format(content, { parser: "markdown", printWidth: 120 }));
}
