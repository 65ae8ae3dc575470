import { outsideVariables } from "./outside-variables.mjs";

/**
 * Every environment variable that the product reads, as plain data: the launcher checks values against `pattern`,
 * lib/platform/env reads the defaults, the README's table and .env.example are written from it.
 */
export const knownVariables = [
  {
    name: "PORT",
    description: "Port that the product listens on.",
    default: "3000",
    example: "8080",
    pattern: "^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$",
  },
  {
    name: "HOST",
    description: "Address that the product listens on; 127.0.0.1 keeps it to this machine.",
    default: "0.0.0.0",
    example: "127.0.0.1",
    pattern: "^[A-Za-z0-9.:-]+$",
  },
  {
    name: "DATABASE_URL",
    description: "A PostgreSQL server of your own (15 or newer); without it the embedded one is used.",
    default: "",
    example: "postgresql://etabli:secret@db.example.com:5432/etabli",
    pattern: "^postgres(ql)?://[^\\s/]+/[^\\s/?]+(\\?\\S*)?$",
  },
  {
    name: "DATABASE_REPLICA_URL",
    description: "A read replica of DATABASE_URL that serves the catalogue.",
    default: "",
    example: "postgresql://etabli:secret@replica.example.com:5432/etabli",
    pattern: "^postgres(ql)?://[^\\s/]+/[^\\s/?]+(\\?\\S*)?$",
  },
  {
    name: "NEXTAUTH_URL",
    description: "Address under which browsers reach the product; http://localhost:PORT when unset.",
    default: "",
    example: "https://etabli.example.com",
    pattern: "^https?://[^\\s/]+/?$",
  },
  {
    name: "NEXTAUTH_SECRET",
    description: "Secret of the sign-in, 32 characters or more; one is made and kept in the data folder when unset.",
    default: "",
    example: "what `openssl rand -base64 48` prints",
    pattern: "^.{32,}$",
  },
  {
    name: "LOG_LEVEL",
    description: "How much is logged.",
    default: "info",
    example: "debug",
    pattern: "^(fatal|error|warn|info|debug|trace|silent)$",
  },
  {
    name: "ETABLI_DATA_DIR",
    description: "Folder of the embedded database, its password and the stored secret.",
    default: ".data",
    example: "/srv/etabli/data",
    pattern: "^.+$",
  },
  {
    name: "ETABLI_TRUSTED_PROXIES",
    description: "Addresses or networks whose X-Forwarded headers are believed, separated by commas; none when unset.",
    default: "",
    example: "10.0.0.0/8,192.168.1.5",
    pattern: "^[0-9A-Fa-f.:]+(/[0-9]{1,3})?(\\s*,\\s*[0-9A-Fa-f.:]+(/[0-9]{1,3})?)*$",
  },
  {
    name: "ETABLI_POOL_SIZE",
    description: "Database connections of one process.",
    default: "6",
    example: "4",
    pattern: "^([1-9]|[1-5][0-9]|6[0-4])$",
  },
  {
    name: "ETABLI_METRICS_TOKEN",
    description: "Opens GET /metrics to whoever sends it as a bearer token, 16 characters or more; closed when unset.",
    default: "",
    example: "what `openssl rand -hex 24` prints",
    pattern: "^[\\x21-\\x7e]{16,}$",
  },
  {
    name: "ETABLI_DRAIN_SECONDS",
    description: "Seconds for which requests are still taken after SIGTERM, while /api/health/ready is red.",
    default: "1",
    example: "3",
    pattern: "^([0-4](\\.[0-9]+)?|5)$",
  },
  {
    name: "ETABLI_HEARTBEAT_SECONDS",
    description: "Seconds between two signs of life on an open event stream; less than any proxy waits.",
    default: "20",
    example: "10",
    pattern: "^([1-9][0-9]?|[12][0-9]{2}|300|0?\\.[0-9]+)$",
  },
  {
    name: "ETABLI_STREAMS_PER_USER",
    description: "Event streams that one user holds open on one process; a newer one ends the oldest.",
    default: "30",
    example: "50",
    pattern: "^[1-9][0-9]{0,4}$",
  },
  ...outsideVariables,
];

/** Read by `npm test` alone. */
export const testVariables = [
  {
    name: "ETABLI_BENCH",
    description: "1 opens the two pages that the benchmark compares with.",
    default: "",
    example: "1",
    pattern: "^1$",
  },
  {
    name: "DATABASE_URL_TEST",
    description: "An empty PostgreSQL database for the tests; a throw-away embedded one when unset.",
    default: "",
    example: "postgresql://etabli:secret@127.0.0.1:5432/etabli_test",
    pattern: "^postgres(ql)?://[^\\s/]+/[^\\s/?]+(\\?\\S*)?$",
  },
  {
    name: "CHROMIUM_PATH",
    description: "The Chromium that walks the browser journeys.",
    default: "",
    example: "/usr/bin/chromium",
    pattern: "^/.+$",
  },
];
