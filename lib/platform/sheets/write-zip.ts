import { Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

/** A file of an archive, its text piece by piece. */
export interface ZipFile {
  name: string;
  pieces: AsyncIterable<string> | Iterable<string>;
}

/** Sizes and checksum stand behind the content, and names are UTF-8. */
const flags = 0x0808;
const version = 20;
const deflated = 8;
/** The first of January 1980, before which the format knows no day. */
const noDay = 0x0021;

interface Written {
  name: Buffer;
  sum: number;
  packed: number;
  size: number;
  at: number;
}

/** An archive of texts, written as it comes; 4 GB at most. */
export async function* writeZip(files: readonly ZipFile[]): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let at = 0;
  for (const { name: told, pieces } of files) {
    const entry: Written = { name: Buffer.from(told), sum: 0, packed: 0, size: 0, at };
    const head = localHeader(entry);
    yield head;
    for await (const chunk of pack(pieces, entry)) yield chunk;
    yield descriptor(entry);
    at += head.length + entry.packed + 16;
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield Buffer.concat([directory, endOf(written.length, directory.length, at)]);
}

async function* pack(pieces: ZipFile["pieces"], entry: Written): AsyncGenerator<Buffer> {
  const counted = async function* () {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece);
      entry.sum = crc32(bytes, entry.sum);
      entry.size += bytes.length;
      yield bytes;
    }
  };
  const packer = createDeflateRaw();
  const source = Readable.from(counted());
  source.once("error", (error) => packer.destroy(error));
  try {
    for await (const chunk of source.pipe(packer) as AsyncIterable<Buffer>) {
      entry.packed += chunk.length;
      yield chunk;
    }
  } finally {
    source.destroy();
    packer.destroy();
  }
}

function fields(size: number, ...parts: readonly (readonly [at: number, bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(size);
  for (const [at, bytes, value] of parts) buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

const localHeader = ({ name }: Written): Buffer =>
  Buffer.concat([
    fields(
      30,
      [0, 4, 0x04034b50],
      [4, 2, version],
      [6, 2, flags],
      [8, 2, deflated],
      [12, 2, noDay],
      [26, 2, name.length],
    ),
    name,
  ]);

const descriptor = ({ sum, packed, size }: Written): Buffer =>
  fields(16, [0, 4, 0x08074b50], [4, 4, sum], [8, 4, packed], [12, 4, size]);

const directoryEntry = ({ name, sum, packed, size, at }: Written): Buffer =>
  Buffer.concat([
    fields(
      46,
      ...([
        [0, 4, 0x02014b50],
        [4, 2, version],
        [6, 2, version],
        [8, 2, flags],
        [10, 2, deflated],
      ] as const),
      ...([
        [14, 2, noDay],
        [16, 4, sum],
        [20, 4, packed],
        [24, 4, size],
        [28, 2, name.length],
        [42, 4, at],
      ] as const),
    ),
    name,
  ]);

const endOf = (count: number, size: number, at: number): Buffer =>
  fields(22, [0, 4, 0x06054b50], [8, 2, count], [10, 2, count], [12, 4, size], [16, 4, at]);
