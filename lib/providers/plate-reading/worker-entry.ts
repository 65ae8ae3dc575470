import { parentPort } from "node:worker_threads";
import { PlateReadingError } from "./port";
import { readJpeg } from "./read-jpeg";
import type { WorkerAnswer, WorkerRequest } from "./worker-messages";

async function answer({ id, jpeg }: WorkerRequest): Promise<WorkerAnswer> {
  try {
    return { id, candidates: await readJpeg(jpeg) };
  } catch (error) {
    const kind = error instanceof PlateReadingError ? error.kind : "unavailable";
    return { id, kind, message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", (request: WorkerRequest) => {
  void answer(request).then((message) => parentPort?.postMessage(message));
});
