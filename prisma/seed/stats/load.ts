import type pg from "pg";
import { line } from "@/lib/import/copy/line";
import { copySink, type RowSink } from "@/lib/import/copy/sink";
import { dayCounts } from "@/lib/domains/stats/counting/tally";
import { installation } from "@/lib/domains/stats/rules";
import { addMonths } from "@/lib/shared/dates";
import { Random } from "../catalogue/random";
import { countedDays, type CountedDay } from "./calendar";
import { counting, figuresOf, garage, hitsOf } from "./companies";
import { loadQuotes } from "./quotes";
import { source } from "./source";
import { vciHits } from "./vcis";
import { shareVehicles, type CountedVehicle } from "./weights";
import { missedSearches, spreadDay, supplierDay } from "./workshop";

export interface StatsOptions {
  /** the catalogue version whose vehicles are counted */
  schema: string;
  /** ISO day, the last that is counted */
  referenceDay?: string;
}

const vehicles = (
  schema: string,
) => `select v.ktype, v.model_id as "modelId", v.make_id as "makeId", k.name as make, v.vtype,
    v.from_ym as "fromYm", v.to_ym as "toYm"
  from ${schema}.vehicle v join ${schema}.make k on k.id = v.make_id order by v.ktype`;

/** Numbers summed over what shares a place. */
class Totals {
  private readonly sums = new Map<string, number>();

  add(calls: number, ...place: (string | number)[]): void {
    const key = place.join("\t");
    this.sums.set(key, (this.sums.get(key) ?? 0) + calls);
  }

  *lines(): Generator<string> {
    for (const [key, calls] of this.sums) if (calls > 0) yield `${key}\t${calls}\n`;
  }
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

/** Fills the empty statistics for the vehicles of a catalogue version, inside the caller's transaction. */
export async function loadStats(client: pg.Client, options: StatsOptions): Promise<void> {
  const { schema, referenceDay = "2026-11-20" } = options;
  const { rows } = await client.query<CountedVehicle>(vehicles(client.escapeIdentifier(schema)));
  const days = countedDays(referenceDay);
  const sink = copySink(client, { freeze: false });
  const found = await writeDays(sink, days);
  await writeUse(sink, { rows, found, referenceDay });
  await writeVcis(client, sink, days);
  await writeWorkshop(client, sink, days, referenceDay);
  await loadQuotes(client, { referenceDay });
  await client.query("analyze vehicle_use, vehicle_use_month, stats_day, stats_use, stats_vci");
}

/** The days of each company and of all; answers how many vehicles each company found in each month. */
async function writeDays(sink: RowSink, days: readonly CountedDay[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const hours = new Totals();
  const allHours = source.dailyHits.hour.reduce((sum, one) => sum + one, 0);
  const lines = days.flatMap((counted) => {
    const all = Object.fromEntries(dayCounts.map((name) => [name, 0])) as Record<(typeof dayCounts)[number], number>;
    const own = counting.map((company) => {
      const hits = hitsOf(company, counted);
      const figures = figuresOf(company, counted, hits);
      for (const name of dayCounts) all[name] += figures[name];
      const key = `${company} ${monthOf(counted.day)}`;
      found.set(key, (found.get(key) ?? 0) + figures.adn_ok);
      source.dailyHits.hour.forEach((part, hour) => {
        const calls = Math.round((hits * part) / allHours);
        for (const scope of [company, installation])
          hours.add(calls, scope, monthOf(counted.day), "identification", hour);
      });
      return line(company, counted.day, ...dayCounts.map((name) => figures[name]));
    });
    return [...own, line(installation, counted.day, ...dayCounts.map((name) => all[name]))];
  });
  await sink.write("stats_day", `company_id, day, ${dayCounts.join(", ")}`, lines);
  await sink.write("stats_hour", "company_id, month, kind, hour, calls", hours.lines());
  return found;
}

interface Use {
  rows: readonly CountedVehicle[];
  found: ReadonlyMap<string, number>;
  referenceDay: string;
}

/** Makes, models and versions of what was found, month by month, and the use of the last twelve months. */
async function writeUse(sink: RowSink, { rows, found, referenceDay }: Use): Promise<void> {
  const weights = shareVehicles(rows, Number(referenceDay.slice(0, 4)));
  const since = addMonths(monthOf(referenceDay), -11);
  const [uses, totals, months] = [new Totals(), new Totals(), new Totals()];
  for (const [key, count] of found) {
    const [company = "", month = ""] = key.split(" ");
    for (const { ktype, makeId, modelId, vtype } of rows) {
      const random = new Random(ktype, Number(company), Number(month.replaceAll("-", "")));
      const calls = Math.floor(count * (weights.get(ktype) ?? 0) + random.next());
      if (calls === 0) continue;
      for (const scope of [company, installation]) {
        uses.add(calls, scope, "make", 0, month, makeId);
        uses.add(calls, scope, "model", makeId, month, modelId);
        uses.add(calls, scope, "ktype", modelId, month, ktype);
      }
      if (month < since) continue;
      totals.add(calls, "make", vtype, 0, makeId);
      totals.add(calls, "model", vtype, makeId, modelId);
      totals.add(calls, "ktype", vtype, modelId, ktype);
      months.add(calls, ktype, month);
    }
  }
  await sink.write("stats_use", "company_id, scope, parent_id, month, subject_id, calls", uses.lines());
  await sink.write("vehicle_use", "scope, vtype, parent_id, subject_id, calls", totals.lines());
  await sink.write("vehicle_use_month", "ktype, month, calls", months.lines());
}

async function writeVcis(client: pg.Client, sink: RowSink, days: readonly CountedDay[]): Promise<void> {
  const lines = days.flatMap((counted) =>
    vciHits(counted).flatMap(({ id, companyId, hits }) =>
      [companyId, installation].map((scope) => line(scope, counted.day, id, hits)),
    ),
  );
  await sink.write("stats_vci", "company_id, day, vci, hits", lines);
  await client.query(`insert into stats_vci_month (company_id, month, vci, hits)
    select company_id, date_trunc('month', day), vci, sum(hits) from stats_vci group by 1, 2, 3`);
}

/** What the garage's owner asks: searches in vain, answers of suppliers. */
async function writeWorkshop(
  client: pg.Client,
  sink: RowSink,
  days: readonly CountedDay[],
  referenceDay: string,
): Promise<void> {
  const missed = new Totals();
  missedSearches.forEach(([text, times], at) => {
    for (let nth = 0; nth < times; nth += 1)
      for (const scope of [garage, installation])
        missed.add(1, scope, spreadDay(referenceDay, at * 100 + nth, 13), text);
  });
  await sink.write("stats_missed", "company_id, day, text, searches", missed.lines());
  const { rows } = await client.query<{ code: string }>("select code from supply.supplier order by code");
  const answers = days.flatMap((counted) => {
    const asked = Math.round(hitsOf(garage, counted) * 1.6);
    if (asked === 0) return [];
    return rows.map(({ code }, place) => {
      const { answered, offered, ms, slowest } = supplierDay(place, counted.day, asked);
      return line(garage, counted.day, code, asked, answered, offered, ms, slowest);
    });
  });
  await sink.write("stats_supplier", "company_id, day, supplier, asked, answered, offered, ms, slowest_ms", answers);
}
