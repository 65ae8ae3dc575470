import { listOpenSuppliers } from "@/lib/domains/offers/queries/list-open-suppliers";
import { findSellers } from "@/lib/domains/vendors/queries/find-sellers";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { Period } from "../dashboard/period";
import { supplierName, type SupplierFigures } from "./rules";

const waits = {
  name: "stats_quote_waits",
  text: `select count(amount)::int as quotes,
      percentile_cont(0.5) within group (order by amount)::float8 as "medianSeconds",
      percentile_cont(0.9) within group (order by amount)::float8 as "slowSeconds"
    from stats_event where company_id = $1 and kind = 'quote'
      and at >= ($2::date::timestamp at time zone 'Europe/Paris')
      and at < (($3::date + 1)::timestamp at time zone 'Europe/Paris')`,
};
const missed = {
  name: "stats_missed_searches",
  text: `select text, sum(searches)::int as searches, max(day)::text as "lastDay" from stats_missed
    where company_id = $1 and day between $2 and $3 group by text order by searches desc, text limit 100`,
};
const suppliers = {
  name: "stats_supplier_answers",
  text: `select supplier, sum(asked)::int as asked, sum(answered)::int as answered, sum(offered)::int as offered,
      sum(ms)::float8 as ms, max(slowest_ms) as "slowestMs"
    from stats_supplier where company_id = $1 and day between $2 and $3 group by supplier order by asked desc, supplier`,
};

/** How long quotes took from the identification of their vehicle on; null where none was made within a week of one. */
export interface QuoteWaits {
  quotes: number;
  medianSeconds: number | null;
  /** Nine quotes of ten took no longer. */
  slowSeconds: number | null;
}

export async function getQuoteWaits(actor: Actor, { from, to }: Period): Promise<QuoteWaits> {
  requireRight(actor, "cart");
  const [row] = await read<QuoteWaits>(waits, [companyOf(actor), from, to]);
  return row ?? { quotes: 0, medianSeconds: null, slowSeconds: null };
}

export interface MissedSearch {
  text: string;
  searches: number;
  lastDay: string;
}

/** The hundred searches that most often found nothing. */
export async function listMissedSearches(actor: Actor, { from, to }: Period): Promise<MissedSearch[]> {
  requireRight(actor, "cart");
  return read<MissedSearch>(missed, [companyOf(actor), from, to]);
}

export interface SupplierAnswers extends SupplierFigures {
  code: string;
  /** Empty for the own stock. */
  name: string;
  slowestMs: number;
}

type SupplierRow = Omit<SupplierAnswers, "code" | "name"> & { supplier: string };

/** How suppliers answered when they were asked what they have. */
export async function listSupplierAnswers(actor: Actor, { from, to }: Period): Promise<SupplierAnswers[]> {
  requireRight(actor, "cart");
  const rows = await read<SupplierRow>(suppliers, [companyOf(actor), from, to]);
  const [open, sellers] = await Promise.all([
    listOpenSuppliers(actor, { articleIds: [] }),
    findSellers(actor, { channels: rows.map(({ supplier }) => supplier) }),
  ]);
  const installed = new Map(open.map(({ supplier: { code, name } }) => [code, name]));
  return rows.map(({ supplier: code, ...row }) => ({ ...row, code, name: supplierName(code, { installed, sellers }) }));
}
