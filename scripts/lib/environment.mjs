import fs from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { faultOf, variables as listed } from "../../lib/platform/variables/list.mjs";
import { root } from "./paths.mjs";
import { Refusal } from "./refusal.mjs";

/** @type {readonly import("../../lib/platform/variables/shapes.mjs").Variable[]} */
const variables = listed;

function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}

function unknown(name) {
  const [nearest] = variables
    .map((variable) => ({ name: variable.name, far: distance(name, variable.name) }))
    .sort((a, b) => a.far - b.far);
  const hint = nearest.far <= 4 ? ` Did you mean ${nearest.name}?` : " Remove it; .env.example lists all variables.";
  return `${name} is not a variable of Etabli.${hint}`;
}

const originOf = (address) => (URL.canParse(address) ? new URL(address).origin : null);

/** Addresses of others that are our own: what stands in a frame from there could reach into the page around it. */
const atHome = (env) =>
  variables
    .filter(({ elsewhere }) => elsewhere)
    .filter(({ name }) => env[name] && originOf(env[name]) === originOf(env.NEXTAUTH_URL || "http://localhost:3000"))
    .map(({ name }) => `${name} must have an origin (scheme, host, port) other than NEXTAUTH_URL.`);

/** One sentence for each variable that is unknown (only names beginning with ETABLI_) or malformed. Secrets stay unsaid. */
export function problems(env) {
  const known = new Set(variables.map(({ name }) => name));
  const strangers = Object.keys(env).filter((name) => name.startsWith("ETABLI_") && !known.has(name));
  const malformed = variables.flatMap((variable) => {
    const value = env[variable.name];
    return (value && faultOf(variable, value)) || [];
  });
  const alone = variables.flatMap(({ name, needs = [] }) =>
    env[name] ? needs.filter((other) => !env[other]).map((other) => `${name} needs ${other} beside it.`) : [],
  );
  return [...strangers.map(unknown), ...alone, ...atHome(env), ...malformed];
}

/** The process's variables over those of the file .env; throws one Refusal that names every bad one. */
export function readEnvironment() {
  const file = path.join(root, ".env");
  const stored = fs.existsSync(file) ? parseEnv(fs.readFileSync(file, "utf8")) : {};
  const env = { ...stored, ...process.env };
  const bad = problems(env);
  if (bad.length)
    throw new Refusal(`The environment needs correcting:\n${bad.map((line) => `  - ${line}`).join("\n")}`);
  return env;
}
