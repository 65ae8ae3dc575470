import { text } from "node:stream/consumers";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

// Standard input: PDFs in base64, as a JSON list. Standard output: of each its pages' text with the lowest place above the
// footer, title and language, its metadata, and the files inside in base64 by their names.
const footer = 60;

async function read(base64) {
  const pdf = await getDocument({ data: new Uint8Array(Buffer.from(base64, "base64")), verbosity: 0 }).promise;
  const pages = [];
  const lowest = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const places = items.filter(({ str }) => str.trim()).map(({ transform }) => transform[5]);
    lowest.push(Math.min(...places.filter((y) => y > footer)));
    pages.push(items.map((item) => item.str + (item.hasEOL ? "\n" : "")).join(""));
  }
  const { info, metadata } = await pdf.getMetadata();
  const inside = Object.values((await pdf.getAttachments()) ?? {});
  const files = Object.fromEntries(
    inside.map(({ filename, content }) => [filename, Buffer.from(content).toString("base64")]),
  );
  return { pages, lowest, title: info.Title, language: info.Language, metadata: metadata?.getRaw() ?? null, files };
}

const all = [];
for (const one of JSON.parse(await text(process.stdin))) all.push(await read(one));
process.stdout.write(JSON.stringify(all));
