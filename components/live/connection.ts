import type { Heard, LiveKind, StreamEnd } from "@/lib/shared/live-events";

type Hear = (data: never) => void;
/** Waiting for the first connection, hearing what happens, or cut off from it. */
export type Hearing = "waiting" | "live" | "lost";

const firstWaitMs = 1000;
const longestWaitMs = 30_000;
const hiddenMs = 20_000;
const endWaitMs: Record<Exclude<StreamEnd, "session">, number> = { shutdown: 1000, slow: 15_000, replaced: 60_000 };

const listeners = new Map<LiveKind, Set<Hear>>();
const gapListeners = new Set<() => void>();
const endListeners = new Set<() => void>();
const stateListeners = new Set<() => void>();

let address: string | null = null;
let source: EventSource | null = null;
let hearing: Hearing = "waiting";
let position = "";
let failures = 0;
let clockAheadMs = 0;
let silentMs = 60_000;
let retry: ReturnType<typeof setTimeout> | undefined;
let watch: ReturnType<typeof setTimeout> | undefined;
let hide: ReturnType<typeof setTimeout> | undefined;

/** A time near `ms`, so that many pages do not come back at once. */
const spread = (ms: number): number => ms * (0.5 + Math.random());

function setHearing(now: Hearing): void {
  if (hearing === now) return;
  hearing = now;
  stateListeners.forEach((look) => look());
}

function close(): void {
  clearTimeout(retry);
  clearTimeout(watch);
  source?.close();
  source = null;
}

function comeBack(ms: number): void {
  close();
  retry = setTimeout(open, spread(ms));
}

function fail(): void {
  setHearing("lost");
  comeBack(Math.min(firstWaitMs * 2 ** failures, longestWaitMs));
  failures += 1;
}

/** A connection that dies unnoticed says nothing at all: not even the server's signs of life. */
function alive(event: MessageEvent<string>): void {
  if (event.lastEventId) position = event.lastEventId;
  clearTimeout(watch);
  watch = setTimeout(fail, silentMs);
}

const dataOf = (event: MessageEvent<string>) => JSON.parse(event.data) as Record<string, unknown>;

function tell(kind: LiveKind, event: MessageEvent<string>): void {
  alive(event);
  const { at, ...data } = dataOf(event);
  const age = Math.max(0, (Date.now() - clockAheadMs - Number(at)) / 1000);
  listeners.get(kind)?.forEach((hear) => hear({ ...data, age } as never));
}

function begin(event: MessageEvent<string>): void {
  const { heartbeatSeconds, at } = dataOf(event);
  failures = 0;
  setHearing("live");
  silentMs = Number(heartbeatSeconds) * 2500;
  clockAheadMs = Date.now() - Number(at);
  alive(event);
}

function end(event: MessageEvent<string>): void {
  const reason = dataOf(event).reason as StreamEnd;
  if (reason !== "session") return comeBack(endWaitMs[reason]);
  close();
  address = null;
  setHearing("lost");
  endListeners.forEach((hear) => hear());
}

function lose(): void {
  close();
  setHearing("lost");
}

function open(): void {
  if (address === null || source || !navigator.onLine || document.visibilityState === "hidden") return;
  source = new EventSource(`${address}${address.includes("?") ? "&" : "?"}lastEventId=${position}`);
  const on = (name: string, hear: (event: MessageEvent<string>) => void) => source?.addEventListener(name, hear);
  on("ready", begin);
  on("heartbeat", alive);
  on("end", end);
  on("reset", (event) => {
    alive(event);
    gapListeners.forEach((fill) => fill());
  });
  for (const kind of listeners.keys()) on(kind, (event) => tell(kind, event));
  source.onerror = fail;
}

/** A page that nobody sees gives its connection back: browsers have few for one site. It misses nothing. */
function onVisibility(): void {
  clearTimeout(hide);
  if (document.visibilityState === "hidden") hide = setTimeout(close, hiddenMs);
  else open();
}

/** Listens at an address of streams from a position on, with one connection per tab; answers how to stop. */
export function connect(to: string, from: number): () => void {
  if (position === "") position = String(from);
  address = to;
  if (navigator.onLine) open();
  else setHearing("lost");
  document.addEventListener("visibilitychange", onVisibility);
  for (const name of ["online", "pageshow"]) window.addEventListener(name, open);
  window.addEventListener("offline", lose);
  window.addEventListener("pagehide", close);
  return () => {
    close();
    clearTimeout(hide);
    address = null;
    document.removeEventListener("visibilitychange", onVisibility);
    for (const name of ["online", "pageshow"]) window.removeEventListener(name, open);
    window.removeEventListener("offline", lose);
    window.removeEventListener("pagehide", close);
  };
}

/** Runs `hear` on every event of a kind; answers how to stop. */
export function hearLive<K extends LiveKind>(kind: K, hear: (data: Heard<K>) => void): () => void {
  const own = listeners.get(kind);
  if (own) own.add(hear);
  else {
    listeners.set(kind, new Set<Hear>([hear]));
    source?.addEventListener(kind, (event) => tell(kind, event as MessageEvent<string>));
  }
  return () => void listeners.get(kind)?.delete(hear);
}

/** Whether the page hears what happens, and `changed` on every change. */
export const hearingStore = {
  subscribe: (changed: () => void) => {
    stateListeners.add(changed);
    return () => void stateListeners.delete(changed);
  },
  get: () => hearing,
  getOnServer: (): Hearing => "waiting",
};

/** Runs `fill` when events may be missing: what is on the page must be read anew. */
export function hearGap(fill: () => void): () => void {
  gapListeners.add(fill);
  return () => void gapListeners.delete(fill);
}

/** Runs `ended` when the stream ends with its session; it does not come back by itself. */
export function hearEnd(ended: () => void): () => void {
  endListeners.add(ended);
  return () => void endListeners.delete(ended);
}
