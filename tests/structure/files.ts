import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../..");
const folders = ["app", "components", "lib", "prisma/seed", "scripts", "tests"];

const walk = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const full = path.join(folder, name);
    if (statSync(full).isDirectory()) return name === "generated" || name === "node_modules" ? [] : walk(full);
    return /\.(ts|tsx|mjs)$/.test(name) ? [full] : [];
  });

export interface Source {
  path: string;
  text: string;
  /** Imported modules, ours as paths from the project root without extension. */
  imports: {
    module: string;
    typeOnly: boolean;
    /** It comes when it is asked for. */
    isLater: boolean;
  }[];
}

const importPattern =
  /^\s*(?:import|export)\s+(type\s+)?(?:[\s\S]*?\sfrom\s+)?["']([^"']+)["']|import\(\s*["'`]([^"'`]+)["'`]\s*\)/gm;

function importsOf(file: string, text: string): Source["imports"] {
  return [...text.matchAll(importPattern)].map(([, type, fixed, dynamic]) => {
    const name = fixed ?? dynamic ?? "";
    const how = { typeOnly: Boolean(type), isLater: fixed === undefined };
    if (name.startsWith("@/")) return { module: name.slice(2), ...how };
    if (!name.startsWith(".")) return { module: name, ...how };
    return { module: path.relative(root, path.resolve(path.dirname(file), name)), ...how };
  });
}

const relative = (file: string) => path.relative(root, file).replaceAll(path.sep, "/");

/** Every source file of the project, read once. */
export const sources: readonly Source[] = folders
  .flatMap((folder) => walk(path.join(root, folder)))
  .map((file) => {
    const text = readFileSync(file, "utf8");
    return { path: relative(file), text, imports: importsOf(file, text) };
  });

export const product = sources.filter(({ path: name }) => !/\.test\.tsx?$/.test(name) && !name.startsWith("tests/"));
