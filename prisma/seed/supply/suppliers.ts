export interface Site {
  id: number;
  name: string;
  /** orders before this hour leave the same day; `deliveryDays` later at `deliveryHour` they are there */
  cutoffHour: number;
  deliveryHour: number;
  deliveryDays: number;
}

/** carriage of an order, the sum from which it falls away, and the sum below which no order is taken, in cents before tax */
export interface Terms {
  carriageCents: number;
  freeFromCents: number | null;
  minimumCents: number;
}

export interface Supplier {
  id: number;
  code: string;
  name: string;
  currency: "EUR" | "CHF";
  rank: number;
  /** share of the articles that it sells */
  share: number;
  /** its list prices against the makers' */
  level: number;
  sites: readonly Site[];
  /** what sellers dial: it takes no orders otherwise */
  phone?: string;
  terms: Terms;
}

const site = (id: number, name: string, cutoffHour: number, deliveryHour: number, deliveryDays: number): Site => ({
  id,
  name,
  cutoffHour,
  deliveryHour,
  deliveryDays,
});

const terms = (carriageCents: number, freeFromCents: number | null, minimumCents = 0): Terms => ({
  carriageCents,
  freeFromCents,
  minimumCents,
});

/** The embedded suppliers; the first is the house's own hub. Names are those of the demonstration, sites are invented. */
export const SUPPLIERS: readonly Supplier[] = [
  {
    id: 1,
    code: "Caia",
    name: "Caia",
    currency: "EUR",
    rank: 1,
    share: 0.7,
    level: 1,
    sites: [site(11, "Lyon", 11, 14, 0), site(12, "Lille", 17, 8, 1)],
    terms: terms(0, null),
  },
  {
    id: 2,
    code: "Reparcar",
    name: "Reparcar",
    currency: "EUR",
    rank: 2,
    share: 0.6,
    level: 0.99,
    sites: [site(21, "Lyon", 18, 8, 1), site(22, "Dijon", 17, 10, 1)],
    terms: terms(690, 15_000),
  },
  {
    id: 3,
    code: "GPA26",
    name: "GPA26",
    phone: "04 75 00 00 26",
    currency: "EUR",
    rank: 3,
    share: 0.5,
    level: 1,
    sites: [site(31, "Paris", 18, 8, 1), site(32, "Valence", 16, 9, 1), site(33, "Marseille", 15, 9, 2)],
    terms: terms(890, 20_000, 3000),
  },
  {
    id: 4,
    code: "IDLP",
    name: "IDLP",
    currency: "EUR",
    rank: 4,
    share: 0.4,
    level: 0.97,
    sites: [site(41, "Bordeaux", 17, 9, 1), site(42, "Toulouse", 17, 9, 1)],
    terms: terms(590, 12_000),
  },
  {
    id: 5,
    code: "PAP",
    name: "PAP",
    currency: "EUR",
    rank: 5,
    share: 0.3,
    level: 1.03,
    sites: [site(51, "Nantes", 16, 10, 1), site(52, "Strasbourg", 16, 10, 2)],
    terms: terms(750, 18_000, 1500),
  },
  {
    id: 6,
    code: "Techauto",
    name: "Techauto",
    currency: "CHF",
    rank: 6,
    share: 0.2,
    level: 1.18,
    sites: [site(61, "Genève", 17, 9, 1), site(62, "Lausanne", 17, 8, 1)],
    terms: terms(1200, 30_000, 5000),
  },
];
