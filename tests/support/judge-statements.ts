import pg from "pg";
import { env } from "@/lib/platform/env";
import { readTenants } from "@/scripts/lib/partition-tenants.mjs";
import { asLargeTables, tablesRead } from "./one-partition";
import { taggedIn } from "./statements";

/** By their texts the names of the statements that ran; those that a test writes itself are its own. */
const ran = new Map<string, string>();
const query = /^\s*(?:select|insert|update|delete|with)\b/i;
const ofPrisma = /^(SELECT|UPDATE|DELETE) (?:.*?\bFROM )?"public"\."(\w+)"/s;

function listen(): void {
  const client = pg.Client.prototype as unknown as { query: (this: pg.Client, ...asked: unknown[]) => unknown };
  const original = client.query;
  client.query = function (...asked) {
    const { name, text } = (asked[0] ?? {}) as { name?: string; text?: string };
    if (name && text && query.test(text) && !name.startsWith("test_")) ran.set(text, name);
    return original.apply(this, asked);
  };
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** What prisma/tenants.json excuses: by its name, by the file that it is written in, or by what Prisma is asked for. */
function excused(): (text: string, name: string) => boolean {
  const { jobs, spanning } = readTenants();
  const listed = { ...jobs, ...spanning };
  const written = new Set(Object.keys(listed).flatMap((file) => taggedIn(file).map(plain)));
  return (text, name) => {
    const [, verb, table] = ofPrisma.exec(text) ?? [];
    return name in listed || written.has(plain(text)) || `${verb} ${table}` in listed;
  };
}

async function judge(): Promise<void> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  try {
    await client.query("begin");
    await asLargeTables(client);
    const isExcused = excused();
    const wide: string[] = [];
    for (const [text, name] of ran) {
      if (isExcused(text, name)) continue;
      const read = await tablesRead(client, text).catch(() => []);
      if (read.length > 0) wide.push(`Names no company for ${read.join(", ")}: ${plain(text)}`);
    }
    if (wide.length > 0) throw new Error(wide.join("\n"));
  } finally {
    await client.end();
  }
}

// `npm test -- --partitioned`: what Prisma writes, and what functions write when they are called, is known once it ran.
if (process.env.TEST_PARTITIONED) {
  listen();
  afterAll(judge);
}
