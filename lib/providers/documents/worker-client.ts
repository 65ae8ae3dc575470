import { Worker } from "node:worker_threads";
import { DocumentError } from "./port";
import type { LongDocument, WorkerAnswer, WorkerRequest } from "./worker-messages";

const LIMIT_MS = 60_000;

interface Waiting {
  resolve: (bytes: Uint8Array) => void;
  reject: (error: DocumentError) => void;
  timer: NodeJS.Timeout;
}

export interface WorkerClient {
  render(document: LongDocument): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * A thread for long documents, started by the first and kept warm; it does not keep the process alive when idle.
 * A thread that dies or takes over a minute fails what waits as unavailable, and the next document starts another.
 */
export function createWorkerClient(file: string, root: string): WorkerClient {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  function settle(id: number, act: (entry: Waiting) => void) {
    const entry = waiting.get(id);
    if (!entry) return;
    waiting.delete(id);
    clearTimeout(entry.timer);
    if (waiting.size === 0) worker?.unref();
    act(entry);
  }

  function drop(gone: Worker, reason: string) {
    if (worker !== gone) return;
    worker = null;
    for (const id of [...waiting.keys()])
      settle(id, ({ reject }) => reject(new DocumentError("unavailable", `The document thread ended: ${reason}`)));
  }

  function start(): Worker {
    const started = new Worker(file, { workerData: { root } });
    started.on("message", (answer: WorkerAnswer) =>
      settle(answer.id, ({ resolve, reject }) =>
        "bytes" in answer ? resolve(answer.bytes) : reject(new DocumentError(answer.kind, answer.message)),
      ),
    );
    started.on("error", (error) => drop(started, error instanceof Error ? error.message : String(error)));
    started.on("exit", (code) => drop(started, `exit ${code}`));
    return started;
  }

  async function close(reason = "closed") {
    const ending = worker;
    if (!ending) return;
    drop(ending, reason);
    await ending.terminate();
  }

  return {
    render: (document) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        const target = (worker ??= start());
        target.ref();
        const timer = setTimeout(() => void close(`no document within ${LIMIT_MS / 1000} seconds`), LIMIT_MS);
        waiting.set(id, { resolve, reject, timer });
        target.postMessage({ id, document } satisfies WorkerRequest);
      }),
    close: () => close(),
  };
}
