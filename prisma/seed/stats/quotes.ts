import type pg from "pg";
import { expiryOf, quoteNumber, quoteTotals } from "@/lib/domains/quotes/rules";
import type { QuoteDocument, QuoteLine } from "@/lib/providers/documents/port";
import { quotedPrice, quoteDiscountBp, vatRateBp } from "@/lib/shared/money";
import { Random } from "../catalogue/random";
import { garage } from "./companies";

const count = 40;
const spanMs = 70 * 86_400_000;
const dayMs = 86_400_000;

/** What a workshop quotes: brand, number, name, public price before tax in cents. */
const goods: readonly [brand: string, reference: string, name: string, publicCents: number][] = [
  ["Bosch", "0 986 494 104", "Jeu de plaquettes de frein", 4790],
  ["Brembo", "09.9167.11", "Disque de frein", 6240],
  ["Mann-Filter", "HU 6006 z", "Filtre à huile", 1480],
  ["Mann-Filter", "C 22 020", "Filtre à air", 2160],
  ["Gates", "K025578XS", "Kit de distribution", 15_690],
  ["Valeo", "828150", "Kit d'embrayage", 23_450],
  ["Varta", "577 400 078", "Batterie de démarrage", 13_990],
  ["Monroe", "G8065", "Amortisseur", 7350],
  ["SKF", "VKBA 3525", "Kit de roulement de roue", 5880],
  ["NGK", "ILZKR7B11", "Bougie d'allumage", 1690],
];

interface Customer {
  id: number;
  title: string | null;
  firstname: string | null;
  name: string;
  company: string | null;
  address: string | null;
  postalCode: string | null;
  city: string | null;
  country: string;
  siren: string | null;
  phone: string | null;
  email: string | null;
}

const customersOf = `select id, title, firstname, name, company, address, postal_code as "postalCode", city, country, siren, phone, email
  from customer where company_id = $1 order by id`;
const companyOf = `select name, legal_form as "legalForm", address, postal_code as "postalCode", city, country, siren, siret, registry,
  naf, vat_number as "vatNumber", phone, email from company where id = $1`;
const insert = `insert into quote (company_id, number, customer_id, status, content, net_cents, vat_cents, issued_at, expires_at, decided_at,
    reason, ordered_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;
const waited = `insert into stats_event (company_id, kind, at, hour, amount)
  values ($1, 'quote', $2, extract(hour from $2::timestamptz at time zone 'Europe/Paris'), $3)`;

function lineOf(random: Random): QuoteLine {
  const [brand, reference, name, publicCents] = random.pick(goods);
  const [quantity, unitCents] = [random.chance(0.3) ? 2 : 1, quotedPrice(publicCents)];
  return {
    ...{ brand, reference, name, quantity, publicCents, unitCents, condition: "new", discountBp: quoteDiscountBp },
    ...{ vatRateBp: vatRateBp.EUR, totalCents: unitCents * quantity, depositCents: null, vehicle: null, fit: null },
  };
}

/** Accepted, refused or left to expire: what is left is old enough to have expired. */
function endOf(nth: number, issuedAt: Date): { status: "accepted" | "rejected" | "new"; decidedAt: Date | null } {
  const random = new Random(nth, 53);
  const decidedAt = new Date(issuedAt.getTime() + Math.round((0.05 + 0.9 * random.next()) * dayMs));
  if (nth < 18 && nth % 3 === 2) return { status: "new", decidedAt: null };
  return { status: nth % 5 === 4 ? "rejected" : "accepted", decidedAt };
}

/** When the n-th quote was made: on a weekday of ten weeks, in working hours. */
function issuedOf(nth: number, end: number): Date {
  const random = new Random(nth, 51);
  const at = new Date(end - spanMs + ((nth + 0.1 + 0.8 * random.next()) / count) * (spanMs - 2 * dayMs));
  const back = [2, 0, 0, 0, 0, 0, 1][at.getUTCDay()] ?? 0;
  at.setUTCDate(at.getUTCDate() - back);
  at.setUTCHours(7 + Math.floor(9 * random.next()), Math.floor(60 * random.next()), 0, 0);
  return at;
}

/** Forty quotes of the garage over ten weeks, and how long each took from the identification of its vehicle on. */
export async function loadQuotes(client: pg.Client, { referenceDay }: { referenceDay: string }): Promise<void> {
  const [customers, companies] = [
    (await client.query<Customer>(customersOf, [garage])).rows,
    (await client.query<QuoteDocument["company"]>(companyOf, [garage])).rows,
  ];
  const [company] = companies;
  if (!company || customers.length === 0) return;
  const end = Date.parse(`${referenceDay}T00:00:00Z`);
  const places = new Map<number, number>();
  const dates = Array.from({ length: count }, (_, nth) => issuedOf(nth, end)).toSorted(
    (a, b) => a.getTime() - b.getTime(),
  );
  for (const [nth, issuedAt] of dates.entries()) {
    const random = new Random(nth, 57);
    const { id: customerId, ...buyer } = random.pick(customers);
    const place = (places.get(issuedAt.getUTCFullYear()) ?? 0) + 1;
    places.set(issuedAt.getUTCFullYear(), place);
    const number = quoteNumber(issuedAt.getUTCFullYear(), place);
    const [expiresAt, { status, decidedAt }] = [expiryOf(issuedAt), endOf(nth, issuedAt)];
    const lines = Array.from({ length: random.int(1, 4) }, () => lineOf(random));
    const totals = quoteTotals(lines);
    const quote = {
      number,
      issuedAt: issuedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      currency: "EUR",
      status: "new",
    };
    const customer = { ...buyer, isProfessional: Boolean(buyer.company) || buyer.siren !== null };
    const content = {
      quote,
      language: "fr",
      company: { ...company, capitalCents: null },
      customer,
      vehicle: null,
      lines,
      totals,
    };
    await client.query(insert, [
      ...[
        garage,
        number,
        customerId,
        status,
        JSON.stringify(content),
        totals.netCents,
        totals.grossCents - totals.netCents,
      ],
      ...[issuedAt, expiresAt, decidedAt, status === "rejected" ? "Trop cher" : null],
      status === "accepted" && decidedAt ? new Date(decidedAt.getTime() + 3_600_000) : null,
    ]);
    await client.query(waited, [garage, issuedAt, Math.round(240 + 3000 * random.next() ** 2)]);
  }
  for (const [year, last] of places)
    await client.query(
      `insert into quote_counter as c (company_id, year, last) values ($1, $2, $3)
        on conflict (company_id, year) do update set last = greatest(c.last, excluded.last)`,
      [garage, year, last],
    );
}
