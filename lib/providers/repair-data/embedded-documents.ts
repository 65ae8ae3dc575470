import { read } from "@/lib/platform/db";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { documentLanguages, worded } from "./embedded-texts";
import type { RepairDocuments, RepairPanel, RepairSubject, RevisionService, ServiceIntervals } from "./port";

// A loading writes vehicles and documents anew together: as long as the row is the same, so is what is told of it.
const written = {
  name: "repair_vehicle_written",
  text: "select xmin::text || '/' || ctid::text as written from repair.vehicle where mid = $1",
};

const everyPanel = {
  name: "repair_panels",
  text: `select u.subject, d.body::text from repair.vehicle v
    cross join lateral (values (1, 'serviceBrakes', v.service_brakes),
      (2, 'acRecharge', case when $3::boolean then v.ac_recharge_2017 else v.ac_recharge end),
      (3, 'batteryReplacement', v.battery_replacement)) as u(rank, subject, id)
    cross join lateral (select d.body from repair.document d where d.id = u.id and d.language = any($2)
      order by array_position($2, d.language) limit 1) d
    where v.mid = $1 order by u.rank`,
};
const everyService = {
  name: "repair_all_services",
  text: `select s.head::text, s.operations::text from repair.vehicle v cross join unnest(v.services) with ordinality as u(id, rank)
    cross join lateral (select s.head, s.operations from repair.service s where s.id = u.id and s.language = any($2)
      order by array_position($2, s.language) limit 1) s
    where v.mid = $1 order by u.rank`,
};

interface StoredService {
  head: string;
  operations: string;
}

const parsed = async <Found>(json: string, lang: string): Promise<Found> =>
  JSON.parse(await worded(json, lang)) as Found;

async function serviceOf({ head, operations }: StoredService, lang: string): Promise<ServiceIntervals> {
  const [told, work] = await Promise.all([
    parsed<RevisionService>(head, lang),
    parsed<ServiceIntervals["operations"]>(operations, lang),
  ]);
  return { ...told, operations: work };
}

interface Kept {
  written: string;
  documents: RepairDocuments;
}

/** Documents of the vehicles that were searched last; some hundred kilobytes each. */
const mostKept = 60;
const kept = () => oncePerProcess("repair-documents", () => new Map<string, Kept>());

interface Asked {
  mid: string;
  lang: string;
  /** First registered when no new car had R134a any more. */
  late: boolean;
}

async function readAll({ mid, lang, late }: Asked): Promise<RepairDocuments> {
  const asked = documentLanguages(lang);
  const [told, plan] = await Promise.all([
    read<{ subject: RepairSubject; body: string }>(everyPanel, [mid, asked, late]),
    read<StoredService>(everyService, [mid, asked]),
  ]);
  const panels = told.map(async ({ subject, body }) => ({ subject, panel: await parsed<RepairPanel>(body, lang) }));
  const services = plan.map((one) => serviceOf(one, lang));
  return { panels: await Promise.all(panels), services: await Promise.all(services) };
}

/** All that is told of a vehicle: the very same object as long as its row is not written anew. */
export async function allOf(asked: Asked): Promise<RepairDocuments> {
  const [row] = await read<{ written: string }>(written, [asked.mid]);
  if (!row) return { panels: [], services: [] };
  const key = [asked.mid, asked.lang, asked.late].join("|");
  const known = kept().get(key);
  kept().delete(key);
  const current = known?.written === row.written ? known : { ...row, documents: await readAll(asked) };
  kept().set(key, current);
  const [oldest] = kept().keys();
  if (kept().size > mostKept && oldest !== undefined) kept().delete(oldest);
  return current.documents;
}
