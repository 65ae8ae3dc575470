import { nameCompanies } from "@/lib/domains/account/companies/queries/name-companies";
import { listRefusing } from "@/lib/domains/apps/frames/queries";
import { companyOf, requireJob, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { requireScreenReader, requireScreens } from "../access";
import { liveSeconds, stateOf, type ScreenItem } from "../rules";
import type { ScreenChoice, ScreenNames, ScreenSetUp } from "../schema";

interface Row {
  companyId: number;
  id: number;
  name: string;
  paired: boolean;
  seenAt: Date | null;
  visible: boolean;
  showing: string;
  showingSince: Date | null;
  lastError: string;
  lastErrorAt: Date | null;
  playlist: ScreenItem[];
  night: { from: string; to: string };
  version: number;
  message: string;
  messageUntil: Date | null;
  now: Date;
}

const most = 500;
const setUp = {
  name: "screens_set_up",
  text: `select s.company_id as "companyId", s.id, s.name, s.seen_at as "seenAt", s.visible, s.showing,
      s.showing_since as "showingSince", s.last_error as "lastError", s.last_error_at as "lastErrorAt", s.playlist,
      json_build_object('from', s.night_from, 'to', s.night_to) as night, s.version, now() as now,
      case when s.message_until > now() then s.message else '' end as message,
      case when s.message_until > now() then s.message_until end as "messageUntil",
      exists (select from live_key k where k.company_id = s.company_id and k.kind = 'screen' and k.subject_id = s.id
        and k.revoked_at is null) as paired
    from screen s where ($1::int is null or s.company_id = $1) and ($2::int is null or s.id = $2)
    order by s.company_id, lower(s.name), s.id limit ${most}`,
};
const choice = {
  name: "screen_choice",
  text: `select id, name, coalesce(seen_at > now() - make_interval(secs => ${liveSeconds}), false) as live from screen
    where company_id = $1 order by lower(name), id limit ${most}`,
};
const reachable = {
  name: "screen_names",
  text: `select id, name, company_id as "companyId", coalesce(seen_at > now() - make_interval(secs => ${liveSeconds}), false) as live
    from screen where $1::int is null or company_id = $1 order by company_id, lower(name), id limit ${most}`,
};
const addresses = {
  name: "screen_addresses",
  text: "select distinct item ->> 'url' as url from screen, jsonb_array_elements(playlist) item",
};

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

async function readSetUp(actor: Actor, only: number | null, id: number | null): Promise<ScreenSetUp[]> {
  const rows = await read<Row>(setUp, [only, id]);
  const urls = rows.flatMap(({ playlist }) => playlist.map(({ url }) => url));
  const [names, refusing] = await Promise.all([
    nameCompanies(actor, { ids: rows.map(({ companyId }) => companyId) }),
    listRefusing(actor, { addresses: urls }),
  ]);
  return rows.map(({ paired, now, ...row }) => ({
    ...row,
    company: names.get(row.companyId) ?? "",
    state: stateOf({ paired, seenAt: row.seenAt }, now),
    ...{ seenAt: iso(row.seenAt), showingSince: iso(row.showingSince), lastErrorAt: iso(row.lastErrorAt) },
    messageUntil: iso(row.messageUntil),
    refused: refusing.filter((url) => row.playlist.some((item) => item.url === url)),
  }));
}

/** The screens that the actor sets up, by company and name: the house's administrators see every company's. */
export async function listScreens(actor: Actor): Promise<ScreenSetUp[]> {
  const only = requireScreens(actor);
  return readSetUp(actor, only, null);
}

/** One of them; 404 for any other. */
export async function getScreen(actor: Actor, { id }: { id: number }): Promise<ScreenSetUp> {
  const only = requireScreens(actor);
  const [screen] = await readSetUp(actor, only, id);
  if (!screen) throw notFound();
  return screen;
}

/** The screens of the actor's company, on which a code can be shown. */
export async function listScreenChoice(actor: Actor): Promise<ScreenChoice> {
  requireUser(actor);
  return read<ScreenChoice[number]>(choice, [companyOf(actor)]);
}

/** The screens that a tile can be addressed to: of the actor's company, to the house's editors of every one. */
export async function listScreenNames(actor: Actor): Promise<ScreenNames> {
  const only = requireScreenReader(actor);
  const rows = await read<ScreenChoice[number] & { companyId: number }>(reachable, [only]);
  const names = await nameCompanies(actor, { ids: rows.map(({ companyId }) => companyId) });
  return rows.map(({ companyId, ...screen }) => ({ ...screen, company: names.get(companyId) ?? "" }));
}

/** Every address that a playlist names. */
export async function listScreenAddresses(actor: Actor): Promise<string[]> {
  requireJob(actor);
  return (await read<{ url: string }>(addresses)).map(({ url }) => url);
}
