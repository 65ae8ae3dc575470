import type { Listening } from "@/lib/domains/live/queries";
import { env } from "@/lib/platform/env";
import { follow, leave, type Follower } from "@/lib/platform/events/hub";
import { hearNotices } from "@/lib/platform/events/notice";
import { register } from "@/lib/platform/events/open-streams";
import type { StoredEvent } from "@/lib/platform/events/store";
import { log } from "@/lib/platform/log";
import type { StreamEnd } from "@/lib/shared/live-events";
import type { RequestFacts } from "@/lib/shared/request-facts";
import { streamHeaders, streamTo, type Reader, type Sink } from "./stream-sink";

/** Bytes that wait for one reader at most; a page of the longest events fits. */
export const mostWaiting = 256 * 1024;
const graceMs = 5000;
const shutdownGraceMs = 500;

/** When a client comes back, in ms: spread, so that the streams of a process do not all return at once. */
const retryMs: Record<StreamEnd | "lost", number> = {
  ...{ lost: 2000, shutdown: 1000, slow: 15_000 },
  ...{ replaced: 60_000, session: 60_000 },
};
const spread = (ms: number): number => Math.round(ms * (1 + Math.random()));

const written = new WeakMap<StoredEvent, Uint8Array>();

const block = (event: string, data: unknown, { id, retry }: { id?: number; retry?: number } = {}): Uint8Array =>
  Buffer.from(
    `${retry === undefined ? "" : `retry: ${retry}\n`}${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
  );

/** An event is written once, however many streams carry it; a notice has no place to continue from. */
function bytesOf(event: StoredEvent): Uint8Array {
  const known = written.get(event);
  if (known) return known;
  const { id, kind, data, at } = event;
  const bytes = block(kind, { ...(data as object), at: Math.round(at * 1000) }, id > 0 ? { id } : {});
  written.set(event, bytes);
  return bytes;
}

interface Wanted {
  listening: Listening;
  /** Where the client left off; NaN for a position that no stream gave. */
  position: number;
  facts: Pick<RequestFacts, "drop" | "outgoing">;
}

/** A stream of events that begins after a position and ends with its proof, its reader or the process. */
export const eventStream = ({ listening, position, facts: { drop, outgoing } }: Wanted): Response =>
  streamTo(outgoing, mostWaiting, (sink) => openReader({ sink, listening, position, drop }));

/** The answer to a HEAD of a stream. */
export const eventStreamHead = (): Response => new Response(null, { headers: streamHeaders });

interface Reading extends Pick<Wanted, "listening" | "position"> {
  sink: Sink;
  /** Closes the connection of a reader that does not even read the end. */
  drop?: () => void;
}

function openReader({ sink, listening, position, drop }: Reading): Reader {
  const { companyId, owner } = listening;
  const known = Number.isFinite(position);
  let wait: (() => void) | null = null;
  let sent = 0;
  let readAtBeat = -1;
  const free = () => mostWaiting - sink.waiting();
  const send = (bytes: Uint8Array) => {
    if (follower.closed) return;
    if (bytes.length > free()) return end("slow");
    sent += bytes.length;
    sink.write(bytes);
  };
  const close = () => {
    if (follower.closed) return;
    leave(follower);
    unhear();
    unwatch();
    unregister();
    left();
    unfeed();
    wait?.();
  };
  const end = (reason: StreamEnd) => {
    if (follower.closed) return;
    close();
    sink.end(block("end", { reason }, { retry: spread(retryMs[reason]) }));
    if (drop) setTimeout(drop, reason === "shutdown" ? shutdownGraceMs : graceMs).unref();
  };
  const follower: Follower = {
    companyId,
    position: known ? position : -1,
    closed: false,
    deliver: (events) => {
      for (const event of events) if (listening.hears(event)) send(bytesOf(event));
    },
    lose: () => send(block("reset", {}, { id: follower.position })),
    room: () =>
      follower.closed || free() > mostWaiting / 2 ? Promise.resolve() : new Promise<void>((done) => (wait = done)),
  };
  const beat = () => {
    listening.alive?.();
    const waiting = sink.waiting();
    const stuck = waiting > 0 && sent - waiting === readAtBeat;
    readAtBeat = sent - waiting;
    if (stuck) end("slow");
    else send(block("heartbeat", {}, { id: follower.position < 0 ? undefined : follower.position }));
  };
  const drained = () => {
    if (!wait || free() <= mostWaiting / 2) return;
    wait();
    wait = null;
  };
  const ready = { heartbeatSeconds: env().ETABLI_HEARTBEAT_SECONDS, at: Date.now() };
  send(block("ready", ready, { id: known ? position : undefined, retry: spread(retryMs.lost) }));
  const unregister = register({ owner, beat, end, waiting: sink.waiting });
  const unhear = hearNotices((notice) => follower.deliver([notice]));
  const left = listening.attend();
  const unfeed = listening.feed?.((event, data) => send(block(event, data))) ?? (() => undefined);
  const unwatch = listening.watch(() => end("session"));
  follow(follower).catch((error: unknown) => {
    log.warn({ err: error }, "a stream could not begin");
    end("shutdown");
  });
  return { drained, close };
}
