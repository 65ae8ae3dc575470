import pino from "pino";
import { env } from "./env";
import { oncePerProcess } from "./shared-state";

/** Lines are written together, some fifty at a time, at the latest after so many ms and when the process ends. */
const destination = oncePerProcess("log-destination", () =>
  pino.destination({ sync: false, minLength: 16_000, periodicFlush: 100 }),
);

/** The time as pino's own, its seconds written once a second. */
function timestamp(): () => string {
  let second = 0;
  let written = "";
  return () => {
    const now = Date.now();
    if (Math.floor(now / 1000) !== second) {
      second = Math.floor(now / 1000);
      written = new Date(second * 1000).toISOString().slice(0, 19);
    }
    return `,"time":"${written}.${String(now % 1000).padStart(3, "0")}Z"`;
  };
}

const options = () => ({ level: env().LOG_LEVEL, base: undefined, timestamp: timestamp() });

/** The process's logger: JSON lines on standard output, secrets cut out. Level by LOG_LEVEL. */
export const log = oncePerProcess("log", () =>
  pino(
    {
      ...options(),
      redact: ["password", "token", "authorization", "cookie", "*.password", "*.token", "*.authorization", "*.cookie"],
    },
    destination,
  ),
);

/** The same lines for requests that ended, whose fields are named one by one and hold no secret: nothing is looked for. */
export const requestLog = oncePerProcess("request-log", () => pino(options(), destination));
