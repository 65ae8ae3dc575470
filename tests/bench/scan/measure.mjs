import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { tsImport } from "tsx/esm/api";
import { root } from "../../../scripts/lib/paths.mjs";

const picture = /\.(?:jpe?g|png|webp)$/i;
const formats = ["ean_13", "ean_8", "upc_a", "code_39"];
const slowMachineMs = 60_000;

/** Reads every picture of a folder and of the folders in it with the scanner's own readers; times in ms include the decoding. */
export async function measureScan(folder) {
  const reading = await openReading();
  const results = [];
  for (const file of picturesOf(folder)) {
    const truthFile = file.replace(picture, ".txt");
    const truth = fs.existsSync(truthFile) ? fs.readFileSync(truthFile, "utf8").trim() : "";
    const start = performance.now();
    const cpu = process.cpuUsage();
    const readings = (await reading(file)).map(({ text, ...rest }) => ({ ...rest, text: text.trim() }));
    const { user, system } = process.cpuUsage(cpu);
    const ms = performance.now() - start;
    results.push({ file: path.relative(folder, file), truth, readings, ms, cpuMs: (user + system) / 1000 });
  }
  return results;
}

/** Reads a picture file as the scanner reads one that is chosen: at 1280 places, then at its full size. */
async function openReading() {
  const from = (file) => tsImport(`../../../components/scan/${file}`, import.meta.url);
  const [{ readSizes }, { greyOf }, { placeWasm, wasmReader }] = await Promise.all(
    ["reading/read-sizes.ts", "frames/grey-frame.ts", "readers/wasm.ts"].map(from),
  );
  const bytes = fs.readFileSync(path.join(root, "node_modules/zxing-wasm/dist/reader/zxing_reader.wasm"));
  placeWasm({ bytes: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) });
  const reader = wasmReader();
  return async (file) => {
    const { width, height } = await sharp(file).rotate().metadata();
    const draw = async (side) => {
      const { data, info } = await sharp(file)
        .rotate()
        .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
        .toColourspace("srgb")
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return greyOf(new Uint8ClampedArray(data), info.width, info.height);
    };
    return readSizes({ longest: Math.max(width, height), draw, reader, formats, mostMs: slowMachineMs });
  };
}

const picturesOf = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && picture.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
