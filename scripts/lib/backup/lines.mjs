import fs from "node:fs";
import { createGunzip } from "node:zlib";
import { Refusal } from "../refusal.mjs";

const newline = 10;

/** The lines of a gzipped file as buffers without their ends. Throws Refusal for a file that is cut off or none of ours. */
export async function* linesOf(file) {
  let rest = Buffer.alloc(0);
  const source = fs.createReadStream(file);
  const plain = createGunzip();
  source.on("error", (error) => plain.destroy(error));
  try {
    for await (const chunk of source.pipe(plain)) {
      const all = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      let from = 0;
      for (let at = all.indexOf(newline); at >= 0; at = all.indexOf(newline, from)) {
        yield all.subarray(from, at);
        from = at + 1;
      }
      rest = Buffer.from(all.subarray(from));
    }
  } catch (error) {
    throw new Refusal(`${file} cannot be read as a backup: ${error.message}`);
  }
  if (rest.length > 0) throw new Refusal(`${file} ends in the middle of a line.`);
}
