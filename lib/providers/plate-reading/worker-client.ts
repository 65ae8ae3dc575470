import { Worker } from "node:worker_threads";
import { PlateReadingError, type PlateCandidate, type PlateReader } from "./port";
import type { WorkerAnswer, WorkerRequest } from "./worker-messages";

interface Waiting {
  resolve: (candidates: PlateCandidate[]) => void;
  reject: (error: PlateReadingError) => void;
  timer: NodeJS.Timeout;
}

/**
 * A thread for pictures, started by the first and kept warm; it does not keep the process alive when idle.
 * A picture that takes over limitMs ends the thread, and the next one starts another. One picture at a time.
 */
export function createWorkerClient(file: string, limitMs: number): PlateReader {
  let waiting: (Waiting & { id: number }) | null = null;
  let worker: Worker | null = null;
  let lastId = 0;

  function settle(id: number, act: (entry: Waiting) => void) {
    if (waiting?.id !== id) return;
    const entry = waiting;
    waiting = null;
    clearTimeout(entry.timer);
    worker?.unref();
    act(entry);
  }

  function drop(gone: Worker, error: PlateReadingError) {
    if (worker !== gone) return;
    worker = null;
    if (waiting) settle(waiting.id, ({ reject }) => reject(error));
  }

  const ended = (reason: string) => new PlateReadingError("unavailable", `The picture thread ended: ${reason}`);

  function start(): Worker {
    const started = new Worker(file);
    started.on("message", (answer: WorkerAnswer) =>
      settle(answer.id, ({ resolve, reject }) =>
        "candidates" in answer
          ? resolve(answer.candidates)
          : reject(new PlateReadingError(answer.kind, answer.message)),
      ),
    );
    started.on("error", (error) => drop(started, ended(error instanceof Error ? error.message : String(error))));
    started.on("exit", (code) => drop(started, ended(`exit ${code}`)));
    return started;
  }

  async function stop(error: PlateReadingError) {
    const ending = worker;
    if (!ending) return;
    drop(ending, error);
    await ending.terminate();
  }

  return {
    read: (jpeg) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        const target = (worker ??= start());
        target.ref();
        const late = () => void stop(new PlateReadingError("late", `No reading within ${limitMs} ms.`));
        waiting = { id, resolve, reject, timer: setTimeout(late, limitMs) };
        target.postMessage({ id, jpeg } satisfies WorkerRequest);
      }),
    close: () => stop(ended("closed")),
  };
}
