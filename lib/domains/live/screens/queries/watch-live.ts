import type { Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { listen } from "@/lib/platform/notify";
import { notFound } from "@/lib/platform/problems";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { requireScreenReader } from "../access";
import { liveSeconds } from "../rules";

/** Told when a screen comes to life; one that falls silent is noticed by the next look. */
export const liveChannel = "screen-live";
const everyMs = 5000;

const live = {
  name: "screens_live",
  text: `select coalesce(array_agg(id order by id), '{}') as ids from screen
    where ($1::int is null or company_id = $1) and seen_at > now() - make_interval(secs => ${liveSeconds})`,
};
const known = {
  name: "screen_known",
  text: "select id from screen where ($1::int is null or company_id = $1) and id = $2",
};

export interface LiveCount {
  screenId: number;
  /** Whether this screen is connected. */
  connected: boolean;
  /** How many are, and which. */
  count: number;
  live: number[];
}

type Hear = (ids: number[]) => void;
interface Watch {
  hearers: Set<Hear>;
  ids: number[] | null;
  timer: NodeJS.Timeout;
}

const watches = () =>
  oncePerProcess("screen-watches", () => {
    const all = new Map<number | null, Watch>();
    const lookAll = () => all.forEach((watch, only) => void look(watch, only));
    listen(liveChannel, lookAll, lookAll);
    return all;
  });

/** Several processes agree, as each reads what the screens themselves have written. */
async function look(watch: Watch, only: number | null): Promise<void> {
  try {
    const [row] = await read<{ ids: number[] }>(live, [only]);
    const ids = row?.ids ?? [];
    if (watch.ids && watch.ids.join() === ids.join()) return;
    watch.ids = ids;
    for (const hear of watch.hearers) hear(ids);
  } catch (error) {
    log.warn({ err: error }, "the screens could not be counted");
  }
}

/** How to hear which screens are connected, now and at each change; 404 for a screen that the actor does not see. */
export async function watchLiveScreens(
  actor: Actor,
  { id: screenId }: { id: number },
): Promise<(tell: (count: LiveCount) => void) => () => void> {
  const only = requireScreenReader(actor);
  const [found] = await read(known, [only, screenId]);
  if (!found) throw notFound();
  return (tell) => {
    const all = watches();
    const watch = all.get(only) ?? { hearers: new Set<Hear>(), ids: null, timer: every(only) };
    all.set(only, watch);
    const hear: Hear = (ids) => tell({ screenId, connected: ids.includes(screenId), count: ids.length, live: ids });
    watch.hearers.add(hear);
    if (watch.ids) hear(watch.ids);
    else void look(watch, only);
    return () => {
      watch.hearers.delete(hear);
      if (watch.hearers.size > 0) return;
      clearInterval(watch.timer);
      all.delete(only);
    };
  };
}

const every = (only: number | null): NodeJS.Timeout =>
  setInterval(() => {
    const watch = watches().get(only);
    if (watch) void look(watch, only);
  }, everyMs).unref();
