import { readFileSync } from "node:fs";
import path from "node:path";

interface Manifest {
  staticRoutes: { page: string; regex: string }[];
  dynamicRoutes: { page: string; regex: string }[];
}

function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(path.join(process.cwd(), ".next/routes-manifest.json"), "utf8")) as Manifest;
  } catch {
    return { staticRoutes: [], dynamicRoutes: [] };
  }
}

/** Finds the pattern of a page's address ("/customers/[id]"); "other" for one that no page answers. */
export function pagePatterns({ staticRoutes, dynamicRoutes } = readManifest()): (path: string) => string {
  const fixed = new Set(staticRoutes.map(({ page }) => page));
  const shapes = dynamicRoutes.map(({ page, regex }) => ({ page, shape: new RegExp(regex) }));
  return (asked) => {
    if (asked.startsWith("/_next/")) return "/_next";
    const plain = asked.length > 1 && asked.endsWith("/") ? asked.slice(0, -1) : asked;
    return fixed.has(plain) ? plain : (shapes.find(({ shape }) => shape.test(plain))?.page ?? "other");
  };
}
