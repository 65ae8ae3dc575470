import type { Variable } from "./variables/shapes.mjs";
import { faultOf, variables } from "./variables/list.mjs";

type Listed = (typeof variables)[number];
type ValueOf<One> = One extends { shape: "whole" | "decimal" }
  ? number
  : One extends { of: readonly (infer Choice)[] }
    ? Choice
    : string;

/** A variable that is unset and has no default is an empty text; DATABASE_URL only while pages are built. */
export type Env = { [One in Listed as One["name"]]: ValueOf<One> } & {
  NODE_ENV: "development" | "production" | "test";
};

const modes: readonly string[] = ["development", "production", "test"];

const isNumber = ({ shape }: Variable) => shape === "whole" || shape === "decimal";
const given = (name: string) => process.env[name] ?? "";

function fault(variable: Variable): string[] {
  const value = given(variable.name);
  const found = value === "" || value === variable.besides ? null : faultOf(variable, value);
  return found === null ? [] : [found];
}

function readAll(): Env {
  const mode = given("NODE_ENV") || "production";
  const list: readonly Variable[] = variables;
  const faults = list.flatMap(fault);
  if (!modes.includes(mode)) faults.push(`NODE_ENV must be one of ${modes.join(", ")}.`);
  if (faults.length > 0)
    throw new Error(`The environment is not usable. ${faults.join(" ")} See .env.example for every variable.`);
  const values = list.map((variable) => {
    const value = given(variable.name) || (variable.default ?? "");
    return [variable.name, isNumber(variable) ? Number(value) : value] as const;
  });
  const read = { ...Object.fromEntries(values), NODE_ENV: mode } as Env;
  return { ...read, NEXTAUTH_URL: read.NEXTAUTH_URL || `http://localhost:${read.PORT}` };
}

let read: Env | undefined;

/** The checked environment; throws an Error that names every malformed variable. */
export const env = (): Env => (read ??= readAll());

/** Reads a setting before anything starts; one that cannot be used ends the process with a sentence instead of a stack. */
export function settingOf<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    process.stderr.write(`\n${fault.startsWith(name) ? fault : `${name} cannot be used: ${fault}`}\n`);
    process.exit(1);
  }
}
