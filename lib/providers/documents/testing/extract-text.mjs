import { buffer } from "node:stream/consumers";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

// Standard input: a PDF. Standard output: its pages' text, title and language as JSON.
const data = new Uint8Array(await buffer(process.stdin));
const pdf = await getDocument({ data, verbosity: 0 }).promise;
const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  pages.push(items.map((item) => item.str + (item.hasEOL ? "\n" : "")).join(""));
}
const { info } = await pdf.getMetadata();
process.stdout.write(JSON.stringify({ pages, title: info.Title, language: info.Language }));
