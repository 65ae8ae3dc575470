import sharp from "sharp";
import { renderQuotePdf } from "@/lib/providers/documents/render-quote";
import { readArchive } from "@/lib/providers/documents/testing/read-archive";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { sampleLine, sampleQuote } from "@/lib/providers/documents/testing/sample-quote";
import type { QuoteDocument } from "@/lib/providers/documents/port";
import { writtenLanguages } from "@/lib/shared/languages";
import { acceptedQuoteOf } from "@/tests/support/accepted-quote";
import { ruleFaults, schemaFaults } from "@/tests/support/invoice-schema";
import { ciiOf } from "./cii";
import { draftOf } from "./draft";
import { fileOf } from "./rules";

const work = (over: object = {}) => ({
  ...{ name: "Remplacement des plaquettes", minutes: 75, rate: "T1" as const, rateCents: 6500, vatRateBp: 2000 },
  ...{ totalCents: 8125, ...over },
});

async function drafted(...given: Parameters<typeof acceptedQuoteOf>) {
  const quote = acceptedQuoteOf(...given);
  const file = fileOf(quote);
  const bytes = await renderQuotePdf(draftOf(quote, file), process.cwd());
  return { file, bytes, xml: ciiOf(file), archive: await readArchive(bytes), ...readPdf(bytes) };
}

const { company, customer, quote } = sampleQuote(0);
const firm = {
  ...customer,
  company: "Taxi Bellecour SARL",
  siren: "732 829 320",
  vatNumber: "FR 44 732829320",
  isProfessional: true,
};
const swiss = { ...company, country: "CH", siren: null, siret: null, vatNumber: "CHE-116.281.710 TVA" };
const inkLogo = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#f00" } })
    .toColourspace("cmyk")
    .jpeg()
    .toBuffer();

const cases: [string, Partial<QuoteDocument>, string][] = [
  ["of parts alone, to a private person", { lines: [sampleLine(0), sampleLine(1)] }, "Mme Claire Laurent"],
  ["of parts and work", { lines: [sampleLine(0)], labour: [work()] }, "Remplacement des plaquettes"],
  ["with a deposit", { lines: [sampleLine(0, { condition: "exchange", depositCents: 4500 })] }, "45,00 €"],
  ["to a company", { lines: [sampleLine(2)], customer: firm }, "Taxi Bellecour SARL"],
  [
    "in francs",
    { lines: [sampleLine(0, { vatRateBp: 810 })], company: swiss, quote: { ...quote, currency: "CHF" } },
    "CHF",
  ],
  ["of many pages", { lines: Array.from({ length: 60 }, (_, at) => sampleLine(at)) }, "Page 3/"],
];

describe("the draft of an invoice as Factur-X", () => {
  it.each(cases)("%s holds its XML and is built as PDF/A-3", async (_, over, seen) => {
    const { xml, files, text, archive, metadata, title } = await drafted(over);
    expect(Buffer.from(files["factur-x.xml"] ?? "", "base64").toString("utf8")).toBe(xml);
    expect([await schemaFaults(xml), await ruleFaults(xml)]).toEqual([[], []]);
    expect(text).toContain(seen);
    expect(title).toBe("Projet de facture n° DRAFT-2026-00142");
    expect(text).toContain("Projet : ne pas payer");
    expect(text).toContain("Ce document n’est pas une facture.");
    expect(text).not.toMatch(/Bon pour accord|Devis gratuit|Convient/);
    expect(Object.values(archive.fonts)).not.toHaveLength(0);
    expect(Object.entries(archive.fonts).filter(([, carried]) => !carried)).toEqual([]);
    expect(archive).toMatchObject({
      ...{ version: "%PDF-1.7", isEncrypted: false, ids: 2, spaces: [], forbidden: [] },
      attached: [{ name: "factur-x.xml", relationship: "Alternative", type: "text/xml", isNamed: true }],
      intent: { kind: "GTS_PDFA1", components: 3, space: "RGB ", isScreen: true },
    });
    for (const fact of [
      "<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>",
      "<fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>",
      "<fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>",
      "<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>",
      `<rdf:li xml:lang="x-default">${title}</rdf:li>`,
      "<xmp:CreateDate>2026-11-21T10:00:00Z</xmp:CreateDate>",
    ])
      expect(metadata).toContain(fact);
  });

  it("holds what was agreed to alone, on paper as in XML", async () => {
    const lines = [sampleLine(0, { name: "Disque de frein" }), sampleLine(1, { name: "Balai d’essuie-glace" })];
    const labour = [work(), work({ name: "Dépose de roue", totalCents: 0, includedIn: work().name, minutes: 30 })];
    const { text, xml, file } = await drafted({ lines, labour }, { lines: [0], labour: [1] });
    for (const said of ["Disque de frein", "Dépose de roue", "devis accepté le 22/11/2026"])
      expect(text).toContain(said);
    expect(text).not.toMatch(/Balai|Remplacement des plaquettes/);
    expect(xml).not.toMatch(/Balai|Remplacement des plaquettes/);
    expect(file.totals.netCents).toBe(3501 + 3250);
    expect(text).toContain("67,51 €");
    expect(xml).toContain("<ram:LineTotalAmount>67.51</ram:LineTotalAmount>");
  });

  it.each(writtenLanguages)("carries every font that it names in %s", async (language) => {
    const labour = [work({ rate: "paint" })];
    const { archive } = await drafted({ language, lines: [sampleLine(0, { depositCents: 300 })], labour });
    expect(Object.entries(archive.fonts).filter(([, carried]) => !carried)).toEqual([]);
  });

  it("carries every font, and no colour of a press, whatever is written and shown", async () => {
    const names = ["سمير 12", "דוד לוי", "齋藤", "김철수", "สมชาย", "कृष्ण", "🚗", "A\u200d\u200cB\u0378\ue123𐍈", "¼ №"];
    const lines = names.map((name, at) => sampleLine(at, { name }));
    const logo = `data:image/jpeg;base64,${(await inkLogo()).toString("base64")}`;
    const { archive, text } = await drafted({ lines, company: { ...company, logo } });
    expect(Object.entries(archive.fonts).filter(([, carried]) => !carried)).toEqual([]);
    expect(archive.spaces).toEqual([]);
    expect(text).toContain("AB??");
  });

  it("is the same bytes for the same quote", async () => {
    const [one, other] = [await drafted({ lines: [sampleLine(0)] }), await drafted({ lines: [sampleLine(0)] })];
    expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
  });
});
