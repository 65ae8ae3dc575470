/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { greyOf } from "../frames/grey-frame";
import { placeWasm, wasmReader } from "../readers/wasm";
import { readPicture } from "./read-picture";

const folder = path.join(process.cwd(), "tests/fixtures/barcodes");
const machine = path.join(process.cwd(), "node_modules/zxing-wasm/dist/reader/zxing_reader.wasm");

beforeAll(() => {
  const bytes = readFileSync(machine);
  placeWasm({ bytes: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer });
});

async function read(picture: Sharp): Promise<string[]> {
  const { data, info } = await picture.toColourspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const frame = greyOf(new Uint8ClampedArray(data), info.width, info.height);
  const formats = ["ean_13", "ean_8", "upc_a", "code_39"] as const;
  const readings = await readPicture(frame, { reader: wasmReader(), formats, mostMs: Infinity });
  return readings.map(({ text }) => text.trim());
}

const truthOf = (name: string) => readFileSync(path.join(folder, `${name}.txt`), "utf8").trim();

it.each(["ean13-2-01", "ean13-2-22", "ean13-4-10", "ean13-4-12", "code39-1-2"])(
  "%s is read and nothing else",
  async (name) => {
    expect(await read(sharp(path.join(folder, `${name}.png`)))).toEqual([truthOf(name)]);
  },
);

it("both codes of a picture are told", async () => {
  expect((await read(sharp(path.join(folder, "ean13-2-14.png")))).sort()).toEqual(["1920081045006", "9784872348880"]);
});

it("white bars on black are read", async () => {
  expect(await read(sharp(path.join(folder, "code39-1-2.png")).negate({ alpha: false }))).toEqual([
    truthOf("code39-1-2"),
  ]);
});
