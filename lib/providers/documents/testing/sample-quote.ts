import type { QuoteDocument, QuoteLine } from "../port";

export function sampleLine(at: number, over: Partial<QuoteLine> = {}): QuoteLine {
  const unitCents = 3501 + at * 123;
  const quantity = 1 + (at % 3);
  return {
    reference: `0 986 494 ${104 + at}`,
    brand: "Bosch",
    name: "Plaquettes de frein avant",
    condition: "new",
    quantity,
    publicCents: 3890 + at * 137,
    unitCents,
    discountBp: 1000,
    vatRateBp: 2000,
    totalCents: unitCents * quantity,
    fit: "Convient : Clio III, frein Teves",
    ...over,
  };
}

/** A complete quote to a private customer; the totals are given, not computed from the lines. */
export function sampleQuote(lines: number, over: Partial<QuoteDocument> = {}): QuoteDocument {
  return {
    language: "fr",
    quote: {
      number: "2026-00142",
      issuedAt: "2026-11-20T09:00:00Z",
      expiresAt: "2026-12-05T09:00:00Z",
      currency: "EUR",
      status: "new",
    },
    company: {
      name: "Garage du Pont",
      legalForm: "SARL",
      capitalCents: 1_000_000,
      address: "12 quai du Pont",
      postalCode: "69002",
      city: "Lyon",
      country: "FR",
      siren: "552 100 554",
      siret: "552 100 554 00013",
      registry: "RCS Lyon",
      naf: "4520A",
      vatNumber: "FR 12 552100554",
      phone: "04 78 00 00 00",
      email: "garage@etabli.test",
    },
    customer: {
      title: "Mme",
      firstname: "Claire",
      name: "Laurent",
      address: "3 rue de la République",
      postalCode: "69001",
      city: "Lyon",
      country: "FR",
      phone: "06 12 34 56 78",
      email: "claire.laurent@example.fr",
      isProfessional: false,
    },
    vehicle: {
      make: "Renault",
      model: "Clio III",
      version: "1.5 dCi",
      plate: "AB-123-CD",
      vin: "VF1BR1F0H12345678",
      mileageKm: 96_400,
      firstRegistration: "2009-03-12",
    },
    lines: Array.from({ length: lines }, (_, at) => sampleLine(at)),
    totals: {
      netCents: 123_456_789,
      vat: [{ rateBp: 2000, baseCents: 123_456_789, vatCents: 24_691_358 }],
      grossCents: 148_148_147,
    },
    ...over,
  };
}
