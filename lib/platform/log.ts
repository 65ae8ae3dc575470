import pino from "pino";
import { env } from "./env";
import { oncePerProcess } from "./shared-state";

/** Lines are written together, at the latest after so many ms and when the process ends. */
const destination = () => pino.destination({ sync: false, minLength: 4096, periodicFlush: 100 });

/** The process's logger: JSON lines on standard output, secrets cut out. Level by LOG_LEVEL. */
export const log = oncePerProcess("log", () =>
  pino(
    {
      level: env().LOG_LEVEL,
      base: undefined,
      redact: ["password", "token", "authorization", "cookie", "*.password", "*.token", "*.authorization", "*.cookie"],
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination(),
  ),
);
