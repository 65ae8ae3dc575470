import type { StreamEnd } from "@/lib/shared/live-events";
import { env } from "../env";
import { log } from "../log";
import { oncePerProcess } from "../shared-state";
import { lookAgain } from "./hub";

export interface OpenStream {
  /** Whose streams are counted together. */
  readonly owner: string;
  beat(): void;
  /** Bytes that its reader has not taken yet. */
  waiting(): number;
  end(reason: StreamEnd): void;
}

interface Registry {
  streams: Map<string, Set<OpenStream>>;
  timer: NodeJS.Timeout | null;
}

const registry = () => oncePerProcess<Registry>("streams", () => ({ streams: new Map(), timer: null }));

const openStreams = (): OpenStream[] => [...registry().streams.values()].flatMap((own) => [...own]);

/** How many streams this process holds open. */
export const streamCount = (): number => openStreams().length;

/** Bytes that wait for all readers of this process together. */
export const waitingBytes = (): number => openStreams().reduce((sum, stream) => sum + stream.waiting(), 0);

/** Counts a stream until the answered function is called; above the owner's bound the oldest one is let go. */
export function register(stream: OpenStream): () => void {
  const state = registry();
  const own = state.streams.get(stream.owner) ?? new Set();
  state.streams.set(stream.owner, own.add(stream));
  state.timer ??= setInterval(beat, env().ETABLI_HEARTBEAT_SECONDS * 1000).unref();
  const [oldest] = own;
  if (own.size > env().ETABLI_STREAMS_PER_USER) oldest?.end("replaced");
  return () => {
    own.delete(stream);
    if (own.size === 0 && state.streams.get(stream.owner) === own) state.streams.delete(stream.owner);
    if (state.streams.size > 0 || !state.timer) return;
    clearInterval(state.timer);
    state.timer = null;
  };
}

function beat(): void {
  for (const stream of openStreams()) stream.beat();
  void lookAgain().catch((error: unknown) => log.warn({ err: error }, "events could not be looked for"));
}

/** Ends every stream at shutdown; their clients come back to another process. */
export function endStreams(): void {
  for (const stream of openStreams()) stream.end("shutdown");
}
