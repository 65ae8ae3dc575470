import fs from "node:fs";
import path from "node:path";
import { createHash } from "node:crypto";
import { root } from "./paths.mjs";

const isTest = /\.test\.tsx?$/;

function listFiles(target, skip) {
  const stat = fs.statSync(target, { throwIfNoEntry: false });
  if (!stat || skip.has(target)) return [];
  if (!stat.isDirectory()) return [target];
  return fs.readdirSync(target).flatMap((name) => (isTest.test(name) ? [] : listFiles(path.join(target, name), skip)));
}

/** A hash over the names and contents of files and folders, tests and the paths in `skip` left out. */
export function stampOf(targets, skip = []) {
  const left = new Set(skip.map((one) => path.resolve(root, one)));
  const hash = createHash("sha256");
  for (const file of targets.flatMap((target) => listFiles(path.resolve(root, target), left)).sort()) {
    hash.update(path.relative(root, file)).update("\0").update(fs.readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}
