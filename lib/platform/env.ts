import { z } from "zod";

const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  /** Empty only while pages are built, when nothing is read. */
  DATABASE_URL: z.string().default(""),
  DATABASE_REPLICA_URL: z.string().optional(),
  NEXTAUTH_URL: z.string().default("http://localhost:3000"),
  NEXTAUTH_SECRET: z.string().default(""),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  ETABLI_DATA_DIR: z.string().default(".data"),
  /** Opens the pages that the benchmark compares with. */
  ETABLI_BENCH: z.string().default(""),
  ETABLI_POOL_SIZE: z.coerce.number().int().min(1).max(64).default(6),
  ETABLI_TRUSTED_PROXIES: z.string().default(""),
  ETABLI_HEARTBEAT_SECONDS: z.coerce.number().min(0.05).max(300).default(20),
  /** Opens /metrics to whoever sends it as a bearer. */
  ETABLI_METRICS_TOKEN: z.string().default(""),
  /** How long a process still takes requests after SIGTERM, so that balancers see that it is not ready. */
  ETABLI_DRAIN_SECONDS: z.coerce.number().min(0).max(5).default(1),
  ETABLI_STREAMS_PER_USER: z.coerce.number().int().min(1).max(100_000).default(30),
  ETABLI_PLATE_REGISTRY_URL: z.string().default(""),
  ETABLI_PLATE_REGISTRY_KEY: z.string().default(""),
  ETABLI_PLATE_REGISTRY_KEY_HEADER: z.string().default("x-api-key"),
  ETABLI_PLATE_REGISTRY_FIELDS: z.string().default(""),
  ETABLI_OIDC_ISSUER: z.string().default(""),
  ETABLI_OIDC_CLIENT_ID: z.string().default(""),
  ETABLI_OIDC_CLIENT_SECRET: z.string().default(""),
  ETABLI_OIDC_NAME: z.string().default(""),
  ETABLI_WORDPRESS_URL: z.string().default(""),
  ETABLI_WORDPRESS_SECRET: z.string().default(""),
  ETABLI_TOOLS: z.string().default(""),
  ETABLI_SUPPLIERS: z.string().default(""),
  ETABLI_VIN_REGISTRY_URL: z.string().default(""),
  ETABLI_VIN_REGISTRY_KEY: z.string().default(""),
  ETABLI_VIN_REGISTRY_KEY_HEADER: z.string().default("x-api-key"),
  ETABLI_VIN_REGISTRY_FIELDS: z.string().default(""),
  ETABLI_COMPANY_REGISTER_URL: z.string().default(""),
  ETABLI_COMPANY_REGISTER_KEY: z.string().default(""),
  ETABLI_COMPANY_REGISTER_KEY_HEADER: z.string().default("x-api-key"),
  ETABLI_SUPPORT_EMAIL: z.string().default(""),
  ETABLI_SUPPORT_PHONE: z.string().default(""),
  ETABLI_TECRMI_ID: z.string().default(""),
  ETABLI_AUTODATA_URL: z.string().default(""),
  ETABLI_AUTODATA_KEY: z.string().default(""),
});

export type Env = z.infer<typeof schema>;

let read: Env | undefined;

/** The checked environment; throws an Error that names every missing or malformed variable. */
export function env(): Env {
  if (read) return read;
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (result.success) return (read = result.data);
  const faults = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
  throw new Error(`The environment is not usable (${faults}). See .env.example for every variable.`);
}

/** Reads a setting before anything starts; one that cannot be used ends the process with a sentence instead of a stack. */
export function settingOf<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    process.stderr.write(`\n${fault.startsWith(name) ? fault : `${name} cannot be used: ${fault}`}\n`);
    process.exit(1);
  }
}
