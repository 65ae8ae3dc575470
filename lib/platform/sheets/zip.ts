import { Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";
import { SheetFault } from "./faults";

interface ZipEntry {
  method: number;
  packed: number;
  size: number;
  at: number;
}

const mostUnpacked = 300_000_000;
const mostEntries = 2000;
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const farAway = 0xffffffff;

/** The files of an archive by name, from its directory: their sizes are told before anything is unpacked. */
export function listEntries(bytes: Buffer): Map<string, ZipEntry> {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const entries = new Map<string, ZipEntry>();
  if (count > mostEntries) throw new SheetFault("sheet-too-large");
  for (let read = 0; read < count; read += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark) throw new SheetFault("not-a-sheet");
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    const [packed, size, local] = [20, 24, 42].map((place) => bytes.readUInt32LE(at + place));
    if (size === farAway || packed === farAway || local === farAway) throw new SheetFault("sheet-too-large");
    const text = bytes.toString("utf8", at + 46, at + 46 + (name ?? 0));
    entries.set(text, { method: bytes.readUInt16LE(at + 10), packed: packed ?? 0, size: size ?? 0, at: local ?? 0 });
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  const unpacked = [...entries.values()].reduce((sum, { size }) => sum + size, 0);
  if (unpacked > mostUnpacked) throw new SheetFault("sheet-too-large");
  return entries;
}

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1)
    if (bytes.readUInt32LE(at) === endMark) return at;
  throw new SheetFault("not-a-sheet");
}

/** The text of a file piece by piece; one that unpacks to more than its directory says is refused. */
export async function* unpack(bytes: Buffer, entry: ZipEntry): AsyncGenerator<string> {
  const { at, method, packed, size } = entry;
  if (at + 30 > bytes.length || (method !== 0 && method !== 8)) throw new SheetFault("not-a-sheet");
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const raw = Readable.from([bytes.subarray(from, from + packed)], { objectMode: false });
  const unpacked = method === 0 ? raw : raw.pipe(createInflateRaw({ chunkSize: 65_536 }));
  const decoder = new TextDecoder();
  let seen = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      seen += chunk.length;
      if (seen > size) throw new SheetFault("sheet-too-large");
      yield decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    throw error instanceof SheetFault ? error : new SheetFault("not-a-sheet");
  } finally {
    unpacked.destroy();
  }
}
