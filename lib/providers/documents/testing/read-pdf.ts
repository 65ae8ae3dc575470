import { execFileSync } from "node:child_process";
import { join } from "node:path";

export interface ReadPdf {
  pages: string[];
  /** Points from the foot of each page to its lowest text above the footer. */
  lowest: number[];
  title: string;
  language: string;
  /** XMP. */
  metadata: string | null;
  /** What is attached, in base64 by name. */
  files: Record<string, string>;
  /** All pages' text with every kind and number of blanks as one space. */
  text: string;
}

/** What a reader extracts from PDFs, in a process of its own because pdf.js is an ES module that tests cannot load. */
export function readPdfs(all: readonly Uint8Array[]): ReadPdf[] {
  const script = join(__dirname, "extract-text.mjs");
  const input = JSON.stringify(all.map((bytes) => Buffer.from(bytes).toString("base64")));
  const output = execFileSync(process.execPath, [script], { input, encoding: "utf8", maxBuffer: 1 << 28 });
  const read = JSON.parse(output) as Omit<ReadPdf, "text">[];
  return read.map((one) => ({ ...one, text: one.pages.join("\n").replace(/\s+/gu, " ") }));
}

/** The same of one. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const [one] = readPdfs([bytes]);
  if (!one) throw new Error("no document was read");
  return one;
}

/** What a scanner reads from each page of a PDF; null where it sees no code. */
export function readCodes(bytes: Uint8Array): (string | null)[] {
  const script = join(__dirname, "read-code.mjs");
  const output = execFileSync(process.execPath, [script], {
    input: Buffer.from(bytes).toString("base64"),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return JSON.parse(output) as (string | null)[];
}
