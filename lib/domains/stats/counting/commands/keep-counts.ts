import { companySettings } from "@/lib/domains/account/settings/queries";
import { addUse, type CountedUse } from "@/lib/domains/vehicles/use/commands";
import { placeVersions } from "@/lib/domains/vehicles/use/queries";
import { requireJob, type Actor } from "@/lib/platform/actor";
import { readEventLine, type CountedEvent } from "@/lib/platform/counting/event";
import {
  deleteSpool,
  isClosedSpool,
  listSpoolFiles,
  readSpool,
  type SpoolPart,
} from "@/lib/platform/counting/spool-files";
import { prisma, read, type Tx } from "@/lib/platform/db";
import { isoDateIn } from "@/lib/shared/dates";
import { findKnown } from "../queries";
import { eventPlacer, monthBefore } from "../rules";
import { keepTally } from "./keep-tally";
import { Tally } from "../tally";

/** Whoever writes sums holds it: they are few, and two at once would wait for each other's rows. */
const writersLock = 724_001;

const place = { name: "stats_spool_place", text: "select read_to::int as at from stats_spool where file = $1" };
const forget = { name: "stats_spool_forget", text: "delete from stats_spool where file = $1" };

/** Brings what the spools of this machine hold into the database, each line once however often it is tried; answers how many. */
export async function keepCounts(actor: Actor): Promise<number> {
  requireJob(actor);
  let kept = 0;
  for (const file of await listSpoolFiles()) kept += await keepFile(actor, file);
  return kept;
}

const partBytes = 400_000;

async function keepFile(actor: Actor, file: string): Promise<number> {
  const isClosed = await isClosedSpool(file);
  let kept = 0;
  // What comes while a part is brought in waits for the next round: else a busy process would do nothing but count.
  // Of a closed file nothing may be left, also where another process has just read a part of it.
  for (let more = true; more;) {
    const [row] = await read<{ at: number }>(place, [file]);
    const from = row?.at ?? 0;
    const part = await readSpool(file, from, partBytes);
    if (part.lines.length === 0) break;
    kept += await keepPart(actor, { file, from, ...part });
    more = isClosed || part.more;
  }
  // The file goes first: its place without it harms nobody, it without its place would be counted again.
  if (isClosed) {
    await deleteSpool(file);
    await read(forget, [file]);
  }
  return kept;
}

interface Part extends Pick<SpoolPart, "lines" | "end"> {
  file: string;
  from: number;
}

async function keepPart(actor: Actor, { file, from, end, lines }: Part): Promise<number> {
  const events = await withoutUncounted(lines.map(readEventLine).filter((one) => one !== null));
  const ktypes = [...new Set(events.flatMap(({ ktype }) => (ktype === null ? [] : [ktype])))];
  const places = new Map((await placeVersions(actor, { ktypes })).map((one) => [one.ktype, one]));
  return prisma().$transaction(
    async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(${writersLock})`;
      const now = await moveOn(tx, { file, from, end });
      if (now === null) return 0;
      const placed = events.map(eventPlacer(now, places));
      const tally = new Tally(await findKnown(actor, { events: placed }, tx));
      for (const event of placed) tally.add(event);
      await keepTally(actor, { tally }, tx);
      const since = monthBefore(isoDateIn(new Date(now), "Europe/Paris"), 11);
      const versions = tally.versions.list() as unknown as CountedUse[];
      await addUse(actor, { counted: versions.filter(({ month }) => month >= since) }, tx);
      return lines.length;
    },
    { timeout: 60_000, maxWait: 10_000 },
  );
}

/** Notes how far a file was read; the database's time, or null where another process has read on from there. */
async function moveOn(tx: Tx, { file, from, end }: Omit<Part, "lines">): Promise<number | null> {
  const [moved] = await tx.$queryRaw<{ now: number }[]>`
    insert into stats_spool as s (file, read_to, at) select ${file}, ${end}::bigint, now()
    where ${from}::bigint = coalesce((select read_to from stats_spool where file = ${file}), 0)
    on conflict (file) do update set read_to = excluded.read_to, at = excluded.at
    returning (extract(epoch from now()) * 1000)::float8 as now`;
  return moved?.now ?? null;
}

/** Events without those of companies that are not to be counted. */
async function withoutUncounted(events: readonly CountedEvent[]): Promise<CountedEvent[]> {
  const companies = [...new Set(events.map(({ companyId }) => companyId))];
  const settings = await Promise.all(companies.map((id) => companySettings(id)));
  const uncounted = new Set(companies.filter((_, at) => settings[at]?.isUncounted));
  return events.filter(({ companyId }) => !uncounted.has(companyId));
}
