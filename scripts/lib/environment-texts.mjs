import fs from "node:fs";
import path from "node:path";
import { variables } from "../../lib/platform/variables/list.mjs";
import { root } from "./paths.mjs";

/** @typedef {import("../../lib/platform/variables/shapes.mjs").Variable} Variable */

/** @type {readonly Variable[]} */
const listed = variables;

/** @type {Record<Variable["group"], string>} */
const titles = {
  process: "The process",
  database: "Data",
  live: "Live events",
  vehicles: "Vehicles and their tools",
  trade: "Suppliers and companies",
  people: "Signing in, support",
  tests: "For npm test and npm run bench alone",
};

const groups = /** @type {Variable["group"][]} */ (Object.keys(titles)).map((group) => ({
  title: titles[group],
  members: listed.filter((one) => one.group === group),
}));

/** @param {Variable} variable */
const exampleLines = ({ name, meaning, unset, example, default: value = "" }) =>
  [`# ${meaning}${unset ? ` Unset: ${unset}.` : ""}`, `# Example: ${example}`, `#${name}=${value}`, ""].join("\n");

const exampleText = () =>
  [
    "# Copy to .env and uncomment what differs; nothing is needed for a first start. The environment wins over the file.",
    "# Written by npm run environment from lib/platform/variables.",
    "",
    ...groups.flatMap(({ title, members }) => [`# --- ${title} ---`, "", ...members.map(exampleLines)]),
  ].join("\n");

/** @param {string} meaning */
const inTable = (meaning) =>
  meaning
    .replace(/\.$/, "")
    .replace(/docs\/[a-z-]+\.md/g, (file) => `[${file}](${file})`)
    .replaceAll("|", "\\|");

/** @param {readonly (readonly string[])[]} rows The heads first. A table as prettier aligns it. */
function tableOf(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const [heads, ...others] = rows.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`,
  );
  return [heads, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...others].join("\n");
}

/** @param {Variable} variable */
const rowOf = ({ name, meaning, default: value, unset = "" }) => [
  `\`${name}\``,
  inTable(meaning),
  value ? `\`${value}\`` : unset,
];

const readmeTable = () =>
  tableOf([
    ["variable", "meaning", "default"],
    ...groups.flatMap(({ title, members }) => [[`**${title}**`, "", ""], ...members.map(rowOf)]),
  ]);

const [begin, end] = ["<!-- environment -->", "<!-- /environment -->"];

/**
 * The README with its table of variables as the list has it.
 * @param {string} readme
 */
function withTable(readme) {
  const [before, rest] = readme.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`README.md lacks the markers ${begin} and ${end}.`);
  return `${before}${begin}\n\n${readmeTable()}\n\n${end}${after}`;
}

/** The files that are written from the list, each with the content that it should have. */
export const environmentTexts = () => [
  { file: ".env.example", text: exampleText() },
  { file: "README.md", text: withTable(fs.readFileSync(path.join(root, "README.md"), "utf8")) },
];
