import { createHash } from "node:crypto";
import { listRefusing } from "@/lib/domains/apps/frames/queries";
import { isForeign, placeOfApp } from "@/lib/domains/apps/rules";
import { listScreenLinks } from "@/lib/domains/portal/tiles/queries/list-screen-links";
import type { KeyHolder } from "@/lib/domains/session/queries/find-key";
import { systemActor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { gather } from "@/lib/platform/gather";
import { env } from "@/lib/platform/env";
import { readPosition } from "@/lib/platform/events/store";
import type { ScreenItem } from "../rules";
import type { ScreenView } from "../schema";

interface Row {
  companyId: number;
  id: number;
  name: string;
  playlist: ScreenItem[];
  night: { from: string; to: string };
  message: string;
  messageUntil: Date | null;
  codeUrl: string | null;
  codeUntil: Date | null;
  now: Date;
}

const shown = {
  name: "screen_view",
  text: `select company_id as "companyId", id, name, playlist, json_build_object('from', night_from, 'to', night_to) as night,
      case when message_until > now() then message else '' end as message,
      case when message_until > now() then message_until end as "messageUntil",
      case when code_until > now() then code_url end as "codeUrl", code_until as "codeUntil", now() as now
    from screen where (company_id, id) in (select c, i from unnest($1::int[], $2::int[]) as k(c, i))`,
};

const placeOf = (companyId: number, id: number): string => `${companyId} ${id}`;
const findShown = gather(async (places: string[]) => {
  const numbers = places.map((place) => place.split(" ").map(Number));
  const rows = await read<Row>(shown, [numbers.map(([company]) => company), numbers.map(([, id]) => id)]);
  return new Map(rows.map((row) => [placeOf(row.companyId, row.id), row]));
});

/** How long a screen shows what a tile of the portal adds to its playlist. */
const tileSeconds = 20;

/** What the screen of a key shows now; null where it was removed meanwhile. */
export async function findScreenView({
  companyId,
  subjectId,
}: Pick<KeyHolder, "companyId" | "subjectId">): Promise<ScreenView | null> {
  const actor = systemActor("screen", companyId);
  // Read first: what happens after it is told, what happened before is in what follows.
  const position = await readPosition(companyId);
  const [row, tiles] = await Promise.all([
    findShown(placeOf(companyId, subjectId)),
    listScreenLinks(actor, { screenId: subjectId }),
  ]);
  if (!row) return null;
  const added = tiles.map(({ title, url }) => ({ title, url, seconds: tileSeconds, days: [], from: null, to: null }));
  const all: ScreenItem[] = [...row.playlist, ...added];
  const refusing = new Set(await listRefusing(actor, { addresses: all.map(({ url }) => url).filter(isForeign) }));
  const isSecure = env().NEXTAUTH_URL.startsWith("https:");
  const playlist = all.filter(
    ({ url }) => placeOfApp(url, { verdict: refusing.has(url) ? "refused" : null, isSecure }).state === "framed",
  );
  const { id, name, night, message, codeUrl, codeUntil, now } = row;
  const messageUntil = row.messageUntil?.toISOString() ?? null;
  const told = JSON.stringify([playlist, night, message, messageUntil, name]);
  return {
    ...{ id, name, playlist, night, message, messageUntil, position },
    urls: playlist.map(({ url }) => url),
    data: codeUrl && codeUntil ? { url: codeUrl, checked: true, until: codeUntil.toISOString() } : null,
    version: createHash("sha1").update(told).digest("base64url").slice(0, 12),
    now: now.toISOString(),
  };
}
