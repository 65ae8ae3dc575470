import sharp from "sharp";
import { mainMeasure } from "./fonts/measure";
import { pageGroups } from "./pdf/page-groups";
import { renderQuotePdf } from "./render-quote";
import { readPdfs } from "./testing/read-pdf";
import { sampleLine, sampleQuote } from "./testing/sample-quote";
import { wordingOf } from "./wording";

const pageHeight = 841.89;
const footer = 58;
const professional = { ...sampleQuote(0).customer, isProfessional: true, company: "Taxi Bellecour SARL" };
const long = "Kit d'embrayage avec butée hydraulique et volant moteur bimasse, pour boîte à six vitesses";
const further = { name: long, depositCents: 4500, vehicle: "AB-123-CD · Renault Clio III" };

/** Every count up to fourteen, where a page ends in each way, and some of each later length. */
const counts = Array.from({ length: 60 }, (_, at) => at + 1).filter(
  (count) => count <= 14 || count % 4 === 2 || count === 60,
);

/** Private customers' quotes of odd numbers of lines, professionals' of even ones: their notes differ in height. */
function quoteOf(count: number) {
  const lines = Array.from({ length: count }, (_, at) => sampleLine(at, at % 4 === 3 ? further : {}));
  return sampleQuote(0, { lines, ...(count % 2 === 0 ? { customer: professional } : {}) });
}

it("leave no third of a page empty, and no line out, from 1 to 60 lines", async () => {
  const files: Uint8Array[] = [];
  for (const count of counts) files.push(await renderQuotePdf(quoteOf(count), process.cwd()));
  const read = readPdfs(files).map(({ lowest, text, pages }, at) => ({
    count: counts[at] ?? 0,
    pages: pages.length,
    empty: lowest.slice(0, -1).map((y) => Math.round(y - footer)),
    lines: text.split("réf.").length - 1,
  }));
  expect(read.filter(({ empty }) => empty.some((points) => points > pageHeight / 3))).toEqual([]);
  expect(read.filter(({ count, lines }) => lines !== count)).toEqual([]);
  expect(Math.max(...read.map(({ pages }) => pages))).toBeGreaterThan(3);
});

it("hold every line of work below the parts, in any number of both", async () => {
  const works = [1, 2, 5, 9, 14, 22, 40];
  const work = (at: number) => ({
    ...{ name: at % 3 === 2 ? long : `Dépose ${at}`, minutes: 35 + at, rate: "T2" as const, rateCents: 7_400 },
    ...{ vatRateBp: 2_000, totalCents: 4_317, includedIn: at % 4 === 3 ? "Embrayage" : null },
  });
  const files: Uint8Array[] = [];
  for (const count of works) {
    const labour = Array.from({ length: count }, (_, at) => work(at));
    files.push(await renderQuotePdf({ ...quoteOf(count % 10), labour }, process.cwd()));
  }
  const read = readPdfs(files).map(({ lowest, text }, at) => ({
    lacks: (works[at] ?? 0) - (text.split("T2 · 74,00").length - 1),
    empty: lowest.slice(0, -1).map((y) => Math.round(y - footer)),
  }));
  expect(read.filter(({ lacks, empty }) => lacks !== 0 || empty.some((points) => points > pageHeight / 3))).toEqual([]);
});

it("are as high as measured with photographs below the texts of parts and work", async () => {
  const jpeg = await sharp({ create: { width: 240, height: 180, channels: 3, background: "#803020" } })
    .jpeg()
    .toBuffer();
  const pictures = { small: jpeg.toString("base64") };
  const shot = (count: number) => ({ photos: Array.from({ length: count }, () => ({ id: "large", small: "small" })) });
  const words = await wordingOf("fr", "EUR");
  const documents = [1, 4, 7, 12, 19, 33].map((count) => ({
    ...sampleQuote(0, { lines: Array.from({ length: count }, (_, at) => sampleLine(at, shot(at % 7))) }),
    labour: [
      { name: "Purge", minutes: 30, rate: "T1" as const, rateCents: 6_000, vatRateBp: 2_000, totalCents: 3_000 },
    ],
    pictures,
  }));
  const files: Uint8Array[] = [];
  for (const document of documents) files.push(await renderQuotePdf(document, process.cwd()));
  const pages = readPdfs(files).map((read) => read.pages.length);
  expect(pages).toEqual(documents.map((document) => pageGroups(document, words, mainMeasure()).length));
  expect(pages.at(-1)).toBeGreaterThan(4);
  expect(Buffer.from(files[0]!).includes("/Filter /DCTDecode")).toBe(false);
  expect(Buffer.from(files[1]!).includes("/Filter /DCTDecode")).toBe(true);
});
