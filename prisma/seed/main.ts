import pg from "pg";
import { env } from "@/lib/platform/env";
import { dropUnreadable, lockVersions, makeLive, nextSchema } from "@/lib/import/versions";
import { loadAccounts } from "./accounts/load";
import { loadDock } from "./accounts/dock";
import { loadNotifications } from "./accounts/notifications";
import { loadPackages } from "./accounts/packages";
import { loadSettings } from "./accounts/settings";
import { loadCatalogue } from "./catalogue/load";
import { loadTrade } from "./catalogue/trade/load";
import { loadRecycledUnits } from "./recycled/load";
import { loadReservedUnit } from "./recycled/reserved";
import { loadOwnStock } from "./supply/own-stock";
import { loadCompanies, loadRegistry } from "./registry/load";
import { loadRepairData } from "./repair/load";
import { loadOeCatalogue } from "./oe/load";
import { loadStats } from "./stats/load";
import { loadUsedPart } from "./supply/used-part";
import { loadPasses } from "./passes";
import { loadPlaces } from "./places";
import { loadPortal } from "./portal/load";
import { loadScreens } from "./portal/screens";
import { loadBasket } from "./store/basket";
import { loadStore } from "./store/load";
import { loadSupply } from "./supply/load";
import { loadTips } from "./tips/load";
import { loadFaultCodes } from "./faults/codes";
import { loadOrders } from "./orders/load";
import { loadOperations } from "./faults/operations";
import { loadTyres } from "./tyres/load";
import { loadVendors } from "./vendors/load";
import { loadUsedVehicles } from "./used/load";

type Progress = (text: string) => void;

/** Fills an empty database with the demonstration data, or does nothing when accounts exist. */
async function seed(client: pg.Client, onProgress: Progress): Promise<void> {
  const { rowCount } = await client.query(`select from "user" limit 1`);
  if (rowCount) return onProgress("the database already holds data: nothing was added");
  const referenceDay = new Date().toISOString().slice(0, 10);
  const schema = await nextSchema(client);
  const { classes } = await loadCatalogue(client, { schema, onProgress });
  await loadSupply(client, { schema, classes, referenceDay, onProgress });
  await loadTrade(client, { schema });
  onProgress("prices per country and kits");
  onProgress(`${await loadOeCatalogue(client, { schema })} plates of the makers' catalogue`);
  onProgress(`${await loadPlaces(client)} places`);
  await loadRegistry(client);
  await loadCompanies(client);
  onProgress("vehicles registered");
  await loadFaultCodes(client);
  onProgress("fault codes");
  onProgress(`repair data of ${await loadRepairData(client)} versions`);
  onProgress(`${await loadRecycledUnits(client, { referenceDay })} recycled units`);
  onProgress(`${await loadTyres(client)} tyres`);
  onProgress(`${await loadUsedVehicles(client)} used vehicles`);
  onProgress(`${await loadStore(client)} goods of a supplier's store`);
  await client.query("begin");
  await makeLive(client, schema, "demonstration");
  await loadAccounts(client);
  await loadSettings(client);
  await loadPackages(client);
  await loadDock(client);
  await loadTips(client);
  await loadPortal(client);
  await loadScreens(client);
  await loadNotifications(client);
  await loadOperations(client);
  await loadOwnStock(client, { schema });
  await loadUsedPart(client, { schema });
  await loadReservedUnit(client);
  await loadBasket(client);
  await loadVendors(client, { schema });
  await loadPasses(client);
  await loadOrders(client, { schema });
  await loadStats(client, { schema, referenceDay });
  await client.query("commit");
  onProgress("demonstration data ready");
}

/** Makes the catalogue and its offers anew; accounts, carts and all else that people wrote stays. */
async function renew(client: pg.Client, onProgress: Progress): Promise<void> {
  const schema = await nextSchema(client);
  const { classes } = await loadCatalogue(client, { schema, onProgress });
  await client.query("truncate supply.article_stock, supply.article_price, supply.site, supply.supplier");
  await loadSupply(client, { schema, classes, referenceDay: new Date().toISOString().slice(0, 10), onProgress });
  await loadTrade(client, { schema });
  await loadOeCatalogue(client, { schema });
  await client.query("begin");
  await makeLive(client, schema, "demonstration");
  await client.query("commit");
  onProgress("catalogue ready");
}

async function main(args: readonly string[]): Promise<void> {
  const began = performance.now();
  const onProgress = (text: string) => console.log(`  ${text} (${Math.round((performance.now() - began) / 1000)} s)`);
  const client = new pg.Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  try {
    if (!(await lockVersions(client))) throw new Error("A catalogue is being loaded into this database already.");
    await dropUnreadable(client);
    if (args.includes("--places")) await loadPlaces(client);
    else if (args.includes("--register")) await loadCompanies(client);
    else await (args.includes("--catalogue") ? renew : seed)(client, onProgress);
  } finally {
    await client.end();
  }
}

await main(process.argv.slice(2));
