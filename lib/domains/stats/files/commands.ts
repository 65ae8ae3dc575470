import { nameUse, placeVersions } from "@/lib/domains/vehicles/use/queries";
import { requireJob, systemActor, type Actor } from "@/lib/platform/actor";
import { inTransaction, read } from "@/lib/platform/db";
import { byteOrderMark, csvLine } from "@/lib/shared/csv";
import { isoDateIn } from "@/lib/shared/dates";
import { monthBefore } from "../counting/rules";
import { daysTable, vciTable, type CsvTable } from "../dashboard/csv";
import { spanOf } from "../dashboard/period";
import { listDayRows } from "../dashboard/queries/list-days";
import { listVcis } from "../dashboard/queries/list-vcis";
import { slidingFrom } from "../dashboard/series";
import { fileKinds, fileName, type FileKind } from "./rules";

const mostYears = 5;
const separator = ";";

const unwritten = {
  name: "stats_files_unwritten",
  text: `select d.company_id as "companyId", d.month::text from (
      select distinct company_id, date_trunc('month', day)::date as month from stats_day where day >= $1 and day < $2) d
    where not exists (select from stats_file f where f.company_id = d.company_id and f.month = d.month)
    order by d.month, d.company_id`,
};
const usedVersions = {
  name: "stats_used_versions",
  text: `select subject_id as ktype, calls from stats_use
    where company_id = $1 and scope = 'ktype' and month = $2 order by calls desc, subject_id`,
};

/** Writes the files of months that are over and have none yet, of each company and the installation; answers how many months. */
export async function makeStatsFiles(
  actor: Actor,
  { today = isoDateIn(new Date(), "Europe/Paris") } = {},
): Promise<number> {
  requireJob(actor);
  const bounds = [monthBefore(today, mostYears * 12), monthBefore(today, 0)];
  const months = await read<{ companyId: number; month: string }>(unwritten, bounds);
  for (const { companyId, month } of months) await writeMonth(systemActor("statistics", companyId), companyId, month);
  return months.length;
}

async function writeMonth(actor: Actor, companyId: number, month: string): Promise<void> {
  const period = spanOf([month]);
  const [rows, vcis, vehicles] = await Promise.all([
    listDayRows(actor, { ...period, from: slidingFrom(period), scope: "company" }),
    listVcis(actor, { ...period, scope: "company" }),
    vehiclesTable(actor, companyId, month),
  ]);
  const tables: Record<FileKind, CsvTable> = {
    hits: daysTable(period, rows, separator),
    vehicles,
    vci: vciTable(vcis, separator),
  };
  await inTransaction(undefined, async (tx) => {
    for (const kind of fileKinds) {
      const { text, lines } = tables[kind];
      await tx.$executeRaw`
        insert into stats_file (company_id, name, kind, month, lines, content)
        values (${companyId}, ${fileName(kind, month)}, ${kind}, ${month}::date, ${lines}, ${byteOrderMark + text})
        on conflict do nothing`;
    }
  });
}

/** What was identified in a month, version by version: nothing in it names a vehicle or who asked. */
async function vehiclesTable(actor: Actor, companyId: number, month: string): Promise<CsvTable> {
  const used = await read<{ ktype: number; calls: number }>(usedVersions, [companyId, month]);
  const ktypes = used.map(({ ktype }) => ktype);
  const places = new Map((await placeVersions(actor, { ktypes })).map((place) => [place.ktype, place]));
  const all = [...places.values()];
  const [makes, models, versions] = await Promise.all([
    nameUse(actor, { scope: "make", ids: [...new Set(all.map(({ makeId }) => makeId))] }),
    nameUse(actor, { scope: "model", ids: [...new Set(all.map(({ modelId }) => modelId))] }),
    nameUse(actor, { scope: "ktype", ids: ktypes }),
  ]);
  const lines = used.map(({ ktype, calls }) => {
    const place = places.get(ktype);
    const names = [makes.get(place?.makeId ?? 0), models.get(place?.modelId ?? 0), versions.get(ktype)];
    return csvLine([ktype, ...names.map((name) => name ?? ""), calls], separator);
  });
  const heading = csvLine(["ktype", "make", "model", "version", "nb"], separator);
  return { text: heading + lines.join(""), lines: lines.length };
}
