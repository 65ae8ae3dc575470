import { createEmbeddedRenderer } from "./embedded";
import type { QuoteDocument } from "./port";
import { readPdf } from "./testing/read-pdf";
import { sampleLine, sampleQuote } from "./testing/sample-quote";

const renderer = createEmbeddedRenderer({ root: process.cwd(), workerFile: "/nowhere.mjs" });
const printed = async (document: QuoteDocument) => readPdf(await renderer.renderQuote(document));
const named = (name: string, over: Partial<QuoteDocument["customer"]> = {}) =>
  sampleQuote(1, { customer: { name, country: "FR", isProfessional: false, ...over } });

describe("the quote as a PDF", () => {
  it.each(["de", "bg", "hu", "ar", "he"] as const)("holds its number whole and in order in %s", async (language) => {
    const { text } = await printed(sampleQuote(1, { language }));
    expect(text).toContain("2026-00142");
    expect(text).toMatch(/0 ?986 ?494 ?104/);
  });

  it("bears every mention in French, amounts exact to the cent", async () => {
    const totals = { ...sampleQuote(0).totals, depositCents: 4500, ecoCents: 120 };
    const lines = [sampleLine(0, { condition: "exchange", depositCents: 4500 }), sampleLine(1, { quantity: 1.5 })];
    const { text, title, language } = await printed(sampleQuote(0, { lines, totals }));
    expect(title).toBe("Devis n° 2026-00142");
    expect(language).toBe("fr");
    for (const mention of [
      "Devis n° 2026-00142",
      "du 20/11/2026, valable jusqu’au 05/12/2026",
      "Garage du Pont SARL",
      "12 quai du Pont",
      "SIRET 552 100 554 00013",
      "SARL au capital de 10 000 €",
      "RCS Lyon",
      "NAF 4520A",
      "TVA FR 12 552100554",
      "04 78 00 00 00",
      "garage@etabli.test",
      "Mme Claire Laurent",
      "3 rue de la République",
      "69001 Lyon",
      "Renault Clio III 1.5 dCi",
      "AB-123-CD",
      "VIN VF1BR1F0H12345678",
      "96 400 km",
      "1re mise en circulation le 12/03/2009",
      "Désignation",
      "Prix public HT",
      "PU net HT",
      "Bosch · réf. 0 986 494 104 · échange standard",
      "38,90 €",
      "35,01 €",
      "10 %",
      "20 %",
      "1,5",
      "Consigne 45,00 €",
      "Convient : Clio III, frein Teves",
      "Total HT, remise de 10 % déduite",
      "1 234 567,89 €",
      "TVA 20 % sur 1 234 567,89 €",
      "246 913,58 €",
      "Total TTC",
      "1 481 481,47 €",
      "dont éco-participation HT",
      "1,20 €",
      "Bon pour accord",
      "Devis gratuit",
      "Page 1/1",
    ])
      expect(text).toContain(mention);
  });

  it("bears them in English", async () => {
    const { text, language } = await printed(sampleQuote(2, { language: "en" }));
    expect(language).toBe("en");
    for (const mention of [
      "Quote no. 2026-00142",
      "of 20 Nov 2026, valid until 5 Dec 2026",
      "€38.90",
      "€35.01",
      "10%",
      "new part",
      "Total excl. VAT, 10% discount deducted",
      "€1,234,567.89",
      "VAT 20% on",
      "€246,913.58",
      "€1,481,481.47",
      "Approved and accepted",
      "Free quote",
      "art. L. 217-3 ff. of the French consumer code",
    ])
      expect(text).toContain(mention);
  });

  it("adds what a professional must read", async () => {
    const { text } = await printed(
      named("Petit", { isProfessional: true, company: "Taxi Bellecour SARL", siren: "732 829 320" }),
    );
    expect(text).toContain("Taxi Bellecour SARL Petit");
    expect(text).toContain("SIREN 732 829 320");
    expect(text).toContain("Indemnité forfaitaire pour frais de recouvrement : 40 €");
  });

  it.each([
    "سمير بن عبد الله",
    "علاء الإسلام",
    "דוד לוי",
    "Ώμέγα Γιώργος",
    "Щукин Її",
    "齋藤 太郎",
    "汉语",
    "김철수",
    "สมชาย ใจดี",
    "कृष्ण",
    "Nguyễn Dvořák Łódź",
    "🚗",
    "L'Haÿ & Fils",
    '<b>Fort</b> &amp; "co" {0}',
    "¼ ½ № →",
  ])("gives the name %s back intact", async (name) => {
    const { text } = await printed(named(name));
    expect(text.normalize("NFC")).toContain(`Client ${name.normalize("NFC")} Véhicule`);
  });

  it("draws invisible joiners as nothing", async () => {
    expect((await printed(named("A\u200d\u200c\u200fB"))).text).toContain("Client AB Véhicule");
  });

  it("loses no letter after a document that used it as part of another", async () => {
    await printed(named("Źdźbło Žižek"));
    expect((await printed(named("Zzz zèbre"))).text).toContain("Zzz zèbre");
  });

  it("gives a name of several scripts and directions back", async () => {
    const { text } = await printed(named("O'Brien & سمير 🚗 (齋藤)"));
    for (const part of ["O'Brien & ", "سمير", "🚗", "齋藤"]) expect(text).toContain(part);
  });

  it("leaves no trace of what is not known", async () => {
    const company = { name: "Atelier", country: "FR" };
    const lines = [sampleLine(0, { brand: "", reference: "", condition: null, fit: null, discountBp: 0 })];
    const { text } = await printed({ ...named("Petit"), company, lines, vehicle: null });
    expect(text).not.toMatch(/undefined|null|NaN|SIRET|SIREN|réf\.|Véhicule|VIN|·/);
    expect(text).toContain("Total HT 1 234 567,89 €");
  });

  it.each([
    "",
    "data:image/png;base64,",
    `data:image/png;base64,${Buffer.from("89504e470d0a1a0a0000", "hex").toString("base64")}`,
    "http://127.0.0.1/x.png",
  ])("stands without the logo %p", async (logo) => {
    const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const { text } = await printed(sampleQuote(1, { company: { ...sampleQuote(0).company, logo } }));
    warned.mockRestore();
    expect(text).toContain("Garage du Pont");
  });

  it("breaks very long names and words and keeps every letter", async () => {
    const word = "Kraftfahrzeughaftpflicht".repeat(8);
    const { pages, text } = await printed(
      sampleQuote(0, { lines: [sampleLine(0, { name: word }), sampleLine(1, { name: "mot ".repeat(2500) })] }),
    );
    expect(text.replaceAll(" ", "")).toContain(word);
    expect(text.match(/mot/g)).toHaveLength(2500);
    expect(pages.length).toBeGreaterThan(1);
  });

  it("repeats header, table head and page number over 500 lines, and keeps the totals in one place", async () => {
    const { pages } = await printed(sampleQuote(500));
    expect(pages.length).toBeGreaterThan(20);
    pages.forEach((page, at) => {
      const text = page.replace(/\s+/gu, " ");
      expect(text).toContain("Devis n° 2026-00142");
      expect(text).toContain("Désignation");
      expect(text).toContain(`Page ${at + 1}/${pages.length}`);
    });
    const references = pages.join("\n").match(/réf\. 0 986 494 \d+/g);
    expect(new Set(references).size).toBe(500);
    const withTotals = pages.filter((page) => /Total TTC|1.481.481,47|Bon pour accord/.test(page));
    expect(withTotals).toEqual([pages.at(-1)]);
    expect(withTotals[0]).toMatch(/Total HT, remise[\s\S]*1.234.567,89[\s\S]*Total TTC[\s\S]*1.481.481,47/);
  });

  it("prints what became of the quote, and the same quote as the same bytes", async () => {
    const accepted = sampleQuote(1, { quote: { ...sampleQuote(0).quote, status: "accepted" } });
    expect((await printed(accepted)).text).toContain("Accepté");
    expect(await renderer.renderQuote(accepted)).toEqual(await renderer.renderQuote(accepted));
  });

  it("refuses amounts that are not whole cents", async () => {
    const wrong = sampleQuote(1, { totals: { netCents: 0.5, vat: [], grossCents: 1 } });
    await expect(renderer.renderQuote(wrong)).rejects.toMatchObject({ kind: "bad data" });
  });
});
