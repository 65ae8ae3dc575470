import { keepHere, readKept } from "@/components/page/kept-here";
import { worthKeepingMark, signOfKeep, type KeepAsked } from "@/lib/shared/offline-page";
import { keptCache, linksIn, linksOf, listEntries, pageKeptEvent } from "./kept-cache";
import {
  isCustomer,
  isFresh,
  isGood,
  isOfBench,
  noteVisit,
  readVisits,
  vehicleOf,
  whatGoes,
  worthAhead,
} from "./rules";

/** Between two pages that nobody has asked for yet: many readers together must be no storm. */
const pauseMs = 3000;
/** After the server has had enough it is left alone. */
const restMs = 10 * 60_000;
const mostOfVehicle = 30;
const mostOfHour = 150;
const hourMs = 3_600_000;

let restsUntil = 0;
let turn = 0;
let run = Promise.resolve();

/** How many pages this tab may still fetch within the hour. */
function takeTurn(): boolean {
  const hour = Math.floor(Date.now() / hourMs);
  const [at, count] = (readKept("tab", "ahead") ?? "").split(":").map(Number);
  const taken = at === hour ? (count ?? 0) : 0;
  keepHere("tab", "ahead", `${hour}:${taken + 1}`);
  return taken < mostOfHour;
}

function isCalm(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return document.visibilityState === "visible" && isGood(navigator.onLine, connection) && Date.now() > restsUntil;
}

/** Lets the worker fetch and keep a page; its status, 0 without an answer. */
function askWorker(path: string): Promise<number> {
  const { controller } = navigator.serviceWorker;
  if (!controller) return Promise.resolve(0);
  const { port1, port2 } = new MessageChannel();
  controller.postMessage({ [signOfKeep]: path } satisfies KeepAsked, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(Number(data));
  });
}

async function fetchPage(path: string): Promise<void> {
  if (!isCalm() || !takeTurn()) return;
  const status = await askWorker(path);
  if (status === 200) window.dispatchEvent(new Event(pageKeptEvent));
  if (status === 0 || status === 429 || status >= 500) restsUntil = Date.now() + restMs;
  await new Promise((done) => setTimeout(done, pauseMs));
}

/** Fetches the pages that are not kept yet, or only old ones where the reader is now. */
async function take(paths: readonly string[], open: string | null, isLast = () => true): Promise<void> {
  for (const path of paths) {
    if (!isLast()) return;
    const cache = await keptCache();
    const kept = cache && (await listEntries(cache)).find((entry) => entry.path === path);
    const mayBeOld = kept && vehicleOf(path) !== null && vehicleOf(path) !== open;
    if (!kept || !(mayBeOld || isFresh(kept, Date.now()))) await fetchPage(path);
  }
}

/** A vehicle's page, then what it leads to, then what that leads to: lists behind families, sheets behind lists. */
async function takeVehicle(base: string, open: string | null, isLast: () => boolean): Promise<void> {
  const asked = new Set([base]);
  await take([base], open);
  for (let depth = 0; depth < 3; depth += 1) {
    const cache = await keptCache();
    if (!cache) return;
    const found = await Promise.all([...asked].map((path) => linksOf(cache, path)));
    const worth = worthAhead(base, found.flat());
    const next = worth.filter((path) => !asked.has(path)).slice(0, mostOfVehicle - asked.size);
    for (const path of next) asked.add(path);
    await take(next, open, isLast);
  }
}

/** Who is served today, whatever page the reader is on. */
async function takeCustomers(open: string | null): Promise<void> {
  const all = "/customers";
  await take([all], open);
  const cache = await keptCache();
  if (cache) await take((await linksOf(cache, all, `[${worthKeepingMark}]`)).filter(isCustomer), open);
}

interface Reader {
  servesCustomers: boolean;
}

async function fetchAll({ servesCustomers }: Reader, isLast: () => boolean): Promise<void> {
  const { pathname } = location;
  const open = vehicleOf(pathname);
  const visits = noteVisit(readVisits(readKept("browser", "bench")), open, Date.now());
  keepHere("browser", "bench", JSON.stringify(visits));
  if (open !== null || isOfBench(pathname)) await take([pathname], open);
  await take(linksIn(document).filter(isCustomer).slice(0, 5), open);
  if (servesCustomers) await takeCustomers(open);
  for (const { base } of visits) if (isLast()) await takeVehicle(base, open, isLast);
}

async function tidy(): Promise<void> {
  const cache = await keptCache();
  if (!cache) return;
  const entries = await listEntries(cache);
  const gone = new Set(whatGoes(entries).map(({ path }) => path));
  for (const { key, path } of entries) if (gone.has(path)) await cache.delete(key);
}

/**
 * Keeps what will be wanted where there is no network: of the vehicles of the day their lists, sheets, repair data and work
 * sheets, and the customers that pages name. One page after the other, on a good line and while nobody waits.
 */
export async function fetchAhead(reader: Reader): Promise<void> {
  turn += 1;
  const mine = turn;
  const before = run;
  const work = async () => {
    await before.catch(() => undefined);
    // Of several pages that were opened meanwhile the last one leads.
    if (turn !== mine) return;
    await tidy();
    if (isCalm()) await fetchAll(reader, () => turn === mine);
    await tidy();
  };
  run = work();
  await run;
}
