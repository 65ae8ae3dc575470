import { existsSync } from "node:fs";
import { checkPicture } from "./check-picture";
import type { PlateReader } from "./port";
import { readJpeg } from "./read-jpeg";
import { waitingLine } from "./waiting-line";
import { createWorkerClient } from "./worker-client";

/** Pictures that wait or are under way, and the time that one may take on a slow machine. */
const MOST_WAITING = 8;
const LIMIT_MS = 8_000;

interface Places {
  /** The bundled thread; where it does not exist (sources run without a build) pictures are read in the process. */
  workerFile: string;
}

/** Pictures read here, without any outside service, one after the other in a thread of their own. */
export function createEmbeddedReader({ workerFile }: Places): PlateReader {
  const worker = createWorkerClient(workerFile, LIMIT_MS);
  const inTurn = waitingLine(MOST_WAITING);
  return {
    async read(jpeg) {
      await checkPicture(jpeg, "jpeg");
      return inTurn(() => (existsSync(workerFile) ? worker.read(jpeg) : readJpeg(jpeg)));
    },
    close: () => worker.close(),
  };
}
