import fs from "node:fs";
import path from "node:path";
import { tsImport } from "tsx/esm/api";

/** O and 0, I and 1 are drawn alike on plates: collections write either. */
const alike = (plate) =>
  plate
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .replaceAll("O", "0")
    .replaceAll("I", "1");

/** Reads every picture of a folder in this process, one after the other; times in ms include the decoding. */
export async function measurePlates(folder) {
  const { readJpeg } = await tsImport("../../../lib/providers/plate-reading/read-jpeg.ts", import.meta.url);
  const names = fs
    .readdirSync(folder)
    .filter((file) => /\.jpe?g$/i.test(file))
    .map((file) => ({ file, text: path.join(folder, file.replace(/\.jpe?g$/i, ".txt")) }))
    .filter(({ text }) => fs.existsSync(text));
  const results = [];
  for (const { file, text } of names) {
    const plate = fs.readFileSync(text, "utf8").trim().split("\t").at(-1);
    const bytes = fs.readFileSync(path.join(folder, file));
    const start = performance.now();
    const cpu = process.cpuUsage();
    const candidates = await readJpeg(bytes);
    const { user, system } = process.cpuUsage(cpu);
    const ms = performance.now() - start;
    const place = candidates.findIndex((candidate) => alike(candidate.plate) === alike(plate));
    results.push({ file, plate, candidates, place, ms, cpuMs: (user + system) / 1000 });
  }
  return results;
}
