import pg from "pg";
import { env } from "@/lib/platform/env";
import { loadAccounts } from "./accounts/load";
import { loadCatalogue } from "./catalogue/load";
import { loadTrade } from "./catalogue/trade/load";
import { loadOwnStock } from "./own-stock/load";
import { loadRegistry } from "./registry/load";
import { loadStats } from "./stats/load";
import { loadSupply } from "./supply/load";
import { loadTips } from "./tips/load";

const schema = "catalogue_1";

/** Fills an empty database with the demonstration data, or does nothing when accounts exist. */
async function seed(): Promise<void> {
  const began = performance.now();
  const onProgress = (text: string) => console.log(`  ${text} (${Math.round((performance.now() - began) / 1000)} s)`);
  const client = new pg.Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from "user" limit 1`);
    if (rowCount) return onProgress("the database already holds data: nothing was added");
    await loadCatalogue(client, { schema, onProgress });
    await loadSupply(client, { schema, referenceDay: new Date().toISOString().slice(0, 10), onProgress });
    await loadTrade(client, { schema });
    onProgress("prices per country and kits");
    await loadRegistry(client);
    onProgress("vehicles registered");
    await client.query("begin");
    await client.query("insert into catalogue_version (schema_name, live, switched_at) values ($1, true, now())", [
      schema,
    ]);
    await loadAccounts(client);
    await loadTips(client);
    await loadOwnStock(client, { schema });
    await loadStats(client, { schema, referenceDay: new Date().toISOString().slice(0, 10) });
    await client.query("commit");
    onProgress("demonstration data ready");
  } finally {
    await client.end();
  }
}

await seed();
