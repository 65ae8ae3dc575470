import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { importCatalogue } from "@/lib/import/import";
import { ImportRefused, type Problem } from "@/lib/import/problem";
import { firstVehicles } from "@/prisma/seed/catalogue/first-vehicles";
import { env } from "@/lib/platform/env";
import { dropDatabase } from "@/scripts/lib/drop-database.mjs";
import { connected } from "./databases";

const migrations = path.resolve("prisma/migrations");

export type Files = Readonly<Record<string, string | Buffer | null>>;

/** Two brake pads of two brands on one car, and one oil that fits everything; the second pads are a kit of the others. */
export const goodFiles: Files = {
  "brands.csv": "id,name,country,segment,weight\n1,Bosch,DE,OE,130\n7,Frénotec,FR,Quality,60\n",
  "generic-articles.csv":
    "id,tecdoc_id,vehicle_bound,weight,label_fr,label_en,family_id,family_fr,family_en,subfamily_id,subfamily_fr,subfamily_en,criteria\n" +
    '10001,402,true,1000,"Plaquettes de frein, avant","Brake pads, front",1,Freinage,Braking,101,Disques,Discs,pos!|width\n' +
    "10300,3224,false,500,Huile moteur,Engine oil,19,Fluides,Fluids,1901,Huiles,Oils,\n",
  "criteria.csv":
    "key,kind,unit,label_fr,label_en,value,value_fr,value_en\n" +
    "pos,enum,,Côté,Side,front,avant,front\npos,enum,,Côté,Side,rear,arrière,rear\nwidth,number,mm,Largeur,Width,,,\n",
  "articles.csv":
    "id,brand_id,genart_id,number,ean,label,weight\n" +
    "501,1,10001,0 986 494 104,4047024000018,,2000\n502,7,10001,FR-12/b,,,900\n503,7,10300,OIL 5,3017620422003,Huile 5 L,10\n",
  "article-criteria.csv": "article_id,criterion,value\n501,pos,front\n501,width,116.7\n502,pos,front\n",
  "references.csv":
    "article_id,kind,owner,number\n501,oe,RENAULT,77 01 207 339\n502,oe,Renault,77 01 207 339\n502,cross,Bosch,0 986 494 104\n501,trade,,23973\n",
  "conditions.csv":
    "id,engine_codes,from_month,to_month,position,brake_system,gearbox,disc_mm,max_kg,chassis_from\n4,K9K 766|K9K 768,200505,,front,Bosch,,258,1640,\n",
  "fitments.csv": "article_id,ktype,condition_id\n501,1000080,4\n502,1000080,4\n502,1000081,\n",
  "prices.csv":
    "article_id,supplier,price_cents,public_cents,discount1_bp,discount2_bp,deposit_cents,currency\n501,ACME,2500,3000,1000,,,EUR\n",
  "kits.csv": "kit_id,article_id,quantity\n502,501,2\n502,503,\n",
  "price-lines.csv":
    "article_id,market,country,price_type,cents,currency,price_unit,quantity_unit,from_day,to_day\n" +
    "501,tecdoc,FR,list,3100,EUR,,,2026-01-01,2026-12-31\n501,world,US,list,3300,USD,4,set,,\n",
  "article-trade.csv": "article_id,countries,vhu\n501,FR|BE,3\n502,FR,\n",
};

/** A folder with these files in place of the good ones; null leaves one out. `remove()` deletes it. */
export function makeFolder(changes: Files = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "etabli-import-"));
  for (const [name, content] of Object.entries({ ...goodFiles, ...changes }))
    if (content !== null) writeFileSync(path.join(folder, name), content);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** A migrated database of its own beside the tests' one: imports there disturb nobody. */
export async function makeDatabase() {
  const name = `etabli_import_${randomBytes(4).toString("hex")}`;
  const server = env().DATABASE_URL;
  const own = new URL(server);
  own.pathname = `/${name}`;
  const url = own.href;
  await connected(server, (client) => client.query(`CREATE DATABASE ${name}`));
  await connected(url, async (client) => {
    for (const folder of readdirSync(migrations).sort())
      if (statSync(path.join(migrations, folder)).isDirectory())
        await client.query(readFileSync(path.join(migrations, folder, "migration.sql"), "utf8"));
    await client.query(
      "INSERT INTO supply.supplier(id, code, name, currency, rank) VALUES (1, 'ACME', 'Acme', 'EUR', 1)",
    );
  });
  const rows = <Row extends object>(text: string, values: unknown[] = []) =>
    connected(url, async (client) => (await client.query<Row>(text, values)).rows);
  const load = async (changes: Files = {}) => {
    const { folder, remove } = makeFolder(changes);
    return importCatalogue({ url, folder, firstVehicles }).finally(remove);
  };
  return {
    url,
    rows,
    load,
    problems: async (changes: Files): Promise<readonly Problem[]> => {
      const error = await load(changes).catch((thrown: unknown) => thrown);
      if (error instanceof ImportRefused) return error.problems;
      throw new Error(`not refused: ${String(error)}`);
    },
    /** The live version's schema, and the schemas of all versions and drafts. */
    state: async () => {
      const live = await rows<{ name: string }>("SELECT schema_name AS name FROM catalogue_version WHERE live");
      const all = await rows<{ name: string }>(
        "SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'catalogue%' ORDER BY 1",
      );
      return { live: live.map(({ name }) => name), schemas: all.map(({ name }) => name) };
    },
    drop: () => connected(server, (client) => dropDatabase(client, name)),
  };
}
