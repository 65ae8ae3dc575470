import type { Readable } from "node:stream";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { invalid } from "@/lib/platform/problems";

const limits = { fieldSize: 1_000_000, fields: 500, files: 20, parts: 520, headerPairs: 20 };

type Entry = [name: string, value: string | File];

/** The fields of a form whose bytes are all there, several of one name as a list; 400 for what is no form. */
export async function parseForm(bytes: Buffer, type: string): Promise<Record<string, unknown>> {
  const entries = await readEntries(bytes, type).catch(() => {
    throw invalid("invalid-input", "The body is not a readable form.");
  });
  const byName = new Map<string, (string | File)[]>();
  for (const [name, value] of entries) byName.set(name, [...(byName.get(name) ?? []), value]);
  return Object.fromEntries([...byName].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}

function readEntries(bytes: Buffer, type: string): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const form = new Busboy({ headers: { "content-type": type } as BusboyHeaders, limits });
    const entries: Entry[] = [];
    form.on("field", (name, value, nameCut, cut) => {
      if (nameCut || cut) reject(new Error("a field is too long"));
      entries.push([name, value]);
    });
    form.on("file", (name, stream: Readable, filename, _, mime) => {
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      const at = entries.push([name, ""]) - 1;
      stream.on("data", (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
      stream.on("end", () => (entries[at] = [name, new File(chunks, filename ?? "", { type: mime })]));
      stream.on("error", reject);
    });
    for (const full of ["partsLimit", "filesLimit", "fieldsLimit"] as const)
      form.on(full, () => reject(new Error("too many fields")));
    form.once("finish", () => resolve(entries));
    form.once("error", reject);
    form.end(bytes);
  });
}
