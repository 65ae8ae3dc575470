import { execFileSync } from "node:child_process";
import { join } from "node:path";

export interface ReadPdf {
  pages: string[];
  title: string;
  language: string;
  /** All pages' text with every kind and number of blanks as one space. */
  text: string;
}

/** What a reader extracts from a PDF, in a process of its own because pdf.js is an ES module that tests cannot load. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const script = join(__dirname, "extract-text.mjs");
  const output = execFileSync(process.execPath, [script], { input: bytes, encoding: "utf8", maxBuffer: 1 << 28 });
  const read = JSON.parse(output) as Omit<ReadPdf, "text">;
  return { ...read, text: read.pages.join("\n").replace(/\s+/gu, " ") };
}
