import type { Reading } from "../reading/weigh";
import type { Ask, Told } from "./messages";

export class ScanProblem extends Error {
  constructor(readonly kind: "unreadable" | "failed" | "late") {
    super(kind);
  }
}

/** Longer than the thread itself looks on at a picture, on a slow phone and with its first frame. */
const mostMs: Readonly<Record<Ask["what"], number>> = { frame: 20_000, picture: 40_000 };

type Thread = Pick<Worker, "onmessage" | "onerror" | "postMessage" | "terminate">;

interface Waiting {
  what: Ask["what"];
  done: (readings: Reading[]) => void;
  fail: (problem: ScanProblem) => void;
  limit: ReturnType<typeof setTimeout>;
}

/** Asks a thread that `open` starts; one that does not answer in time is ended, and the next ask starts another. */
export function limitedAsks(open: () => Thread) {
  const waiting = new Map<number, Waiting>();
  let thread: Thread | null = null;
  let count = 0;
  let closed = false;
  const take = (id: number) => {
    const one = waiting.get(id);
    waiting.delete(id);
    clearTimeout(one?.limit);
    return one;
  };
  const end = (why: "failed" | "late") => {
    thread?.terminate();
    thread = null;
    for (const id of [...waiting.keys()]) take(id)?.fail(new ScanProblem(why));
  };
  const start = () => {
    const started = open();
    started.onmessage = ({ data }: MessageEvent<Told>) => {
      const one = take(data.id);
      if ("readings" in data) one?.done(data.readings);
      else one?.fail(new ScanProblem(data.failed));
    };
    started.onerror = () => end("failed");
    return started;
  };
  // A frame waits for the picture that is read before it.
  const limit = (id: number, what: Ask["what"]): Waiting["limit"] =>
    setTimeout(() => {
      const one = waiting.get(id);
      const isHeldUp = what === "frame" && [...waiting.values()].some((other) => other.what === "picture");
      if (one && isHeldUp) one.limit = limit(id, what);
      else end("late");
    }, mostMs[what]);
  const ask = (message: (id: number) => Ask, transfer: Transferable[] = []) =>
    new Promise<Reading[]>((done, fail) => {
      if (closed) return fail(new ScanProblem("failed"));
      count += 1;
      const asked = message(count);
      waiting.set(count, { what: asked.what, done, fail, limit: limit(count, asked.what) });
      thread ??= start();
      thread.postMessage(asked, transfer);
    });
  const close = () => {
    closed = true;
    end("failed");
  };
  return { ask, close };
}
