import { customerLines, customerNames, legalLine, notes, sellerLines, vehicleLine } from "./mentions";
import { sampleLine, sampleQuote } from "./testing/sample-quote";
import { wordingOf, type Wording } from "./wording";

let words: Wording;
beforeAll(async () => {
  words = await wordingOf("fr", "EUR");
});
const plain = (text: string) => text.replace(/\s/gu, " ");
const bare = { name: "Atelier", country: "FR" };
const professional = { ...sampleQuote(0).customer, isProfessional: true };

describe("mentions", () => {
  it("name the company as the law asks, and only what is known of it", () => {
    expect(plain(legalLine(sampleQuote(0).company, words))).toBe(
      "Garage du Pont · SARL au capital de 10 000 € · SIREN 552 100 554 · RCS Lyon · NAF 4520A · TVA FR 12 552100554",
    );
    expect(legalLine(bare, words)).toBe("Atelier");
    expect(sellerLines(sampleQuote(0, { company: bare }), words)).toEqual([]);
  });

  it("name the customer's company before the person, and tolerate a missing address", () => {
    const customer = {
      name: "Petit",
      company: "Taxi Bellecour",
      address: null,
      city: "Lyon",
      country: "FR",
      isProfessional: true,
    };
    expect(customerNames(customer)).toEqual(["Taxi Bellecour", "Petit"]);
    expect(customerLines(sampleQuote(0, { customer }), words)).toEqual(["Lyon"]);
  });

  it("name the countries of a quote across a border", () => {
    const customer = { ...sampleQuote(0).customer, country: "CH" };
    expect(customerLines(sampleQuote(0, { customer }), words)).toContain("Suisse");
    expect(sellerLines(sampleQuote(0, { customer }), words)).toContain("France");
  });

  it("leave out what a vehicle lacks, and keep a mileage of zero", () => {
    expect(vehicleLine({ make: "Renault", model: "Clio", mileageKm: 0 }, words)).toBe("0 km");
    expect(vehicleLine({ make: "Renault", model: "Clio", firstRegistration: "unknown" }, words)).toBe("");
  });

  it("tell professionals when to pay and what lateness costs, and consumers their guarantees", () => {
    const business = plain(notes(sampleQuote(1, { customer: professional }), words).join("\n"));
    expect(business).toContain("30 jours à compter");
    expect(business).toContain("majoré de 10 points");
    expect(business).toContain("frais de recouvrement : 40 €");
    expect(business).toContain("Pas d’escompte");
    expect(business).not.toContain("conformité");
    const consumer = plain(notes(sampleQuote(1), words).join("\n"));
    expect(consumer).toContain("Devis gratuit, établi en euro et valable 15 jours.");
    expect(consumer).toContain("art. L. 217-3");
    expect(consumer).not.toMatch(/40 €|Pénalités|escompte/);
  });

  it("print agreed terms in place of the law's", () => {
    const terms = { payment: "à la commande", lateRateBp: 1450, mediator: "CNPA", vatMention: "franchise" as const };
    const business = plain(notes(sampleQuote(1, { customer: professional, terms }), words).join("\n"));
    expect(business).toContain("Règlement : à la commande");
    expect(business).toContain("taux annuel de 14,5 %");
    expect(business).toContain("art. 293 B du CGI");
    expect(business).not.toMatch(/30 jours|10 points|CNPA/);
    expect(notes(sampleQuote(1, { terms }), words).join("\n")).toContain("CNPA");
  });

  it("mention the circular economy only when a part comes from it", () => {
    const circular = sampleQuote(0, { lines: [sampleLine(0, { condition: "circular" })] });
    expect(notes(circular, words).join("\n")).toContain("L. 224-67");
    expect(notes(sampleQuote(1), words).join("\n")).not.toContain("L. 224-67");
  });

  it("count the days of validity across the change of hour", () => {
    const quote = { ...sampleQuote(0).quote, issuedAt: "2026-10-20T22:30:00Z", expiresAt: "2026-11-04T23:30:00Z" };
    expect(notes(sampleQuote(1, { quote }), words)[0]).toContain("15 jours");
  });
});

it.each([
  [
    { answer: "accepted", answeredAt: "2026-11-02T10:00:00Z", by: "Gérard Pont" } as const,
    "accepte",
    "2026 par Gérard Pont (art. L. 224-67",
  ],
  [
    { answer: "declined", answeredAt: "2026-11-02T10:00:00Z", by: null } as const,
    "ne souhaite pas",
    "2026 (art. L. 224-67",
  ],
  [{ answer: null } as const, "[ ] j’en accepte", "[ ] je n’en souhaite pas"],
])("print what the customer answered to used parts, or the boxes to tick: %#", (usedParts, ...said) => {
  const text = plain(notes(sampleQuote(1, { usedParts }), words).join("\n")).replace(/ +/g, " ");
  for (const one of said) expect(text).toContain(one);
});

it("print nothing of used parts where the law asks for nothing", () =>
  expect(notes(sampleQuote(1), words).join("\n")).not.toContain("L. 224-67"));
