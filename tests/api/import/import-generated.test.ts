import "@/tests/support/end";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { generateFiles } from "@/prisma/seed/generate/generate";
import { importCatalogue } from "@/lib/import/import";
import { firstVehicles } from "@/prisma/seed/catalogue/first-vehicles";
import { SUPPLIERS } from "@/prisma/seed/supply/suppliers";
import { makeDatabase } from "@/tests/support/import-database";

let database: Awaited<ReturnType<typeof makeDatabase>>;
const folder = mkdtempSync(path.join(os.tmpdir(), "etabli-generated-"));
beforeAll(async () => {
  database = await makeDatabase();
  await database.rows("DELETE FROM supply.supplier");
  await database.rows(
    "INSERT INTO supply.supplier(id, code, name, currency, rank) SELECT id, code, code, 'EUR', id FROM unnest($1::int[], $2::text[]) s(id, code)",
    [SUPPLIERS.map(({ id }) => id), SUPPLIERS.map(({ code }) => code)],
  );
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

describe("generated files", () => {
  it("are imported without a complaint, every row of every file", async () => {
    const rows = await generateFiles(2000, folder);
    const imported = await importCatalogue({ url: database.url, folder, firstVehicles });
    const count = (name: string) => rows.get(`${name}.csv`) ?? 0;
    expect(count("articles")).toBeGreaterThan(1900);
    expect(imported).toMatchObject({
      articles: count("articles"),
      references: count("references"),
      fitments: count("fitments"),
    });
    const at = imported.schema;
    const [found] = await database.rows(
      `SELECT (SELECT count(*)::int FROM ${at}.kit_part) AS kits, (SELECT count(*)::int FROM ${at}.price_line) AS lines,
         (SELECT count(*)::int FROM ${at}.article_trade) AS trade, (SELECT count(*)::int FROM supply.article_price) AS prices,
         (SELECT sum(v.n)::int FROM (SELECT s.n * (SELECT count(*) FROM ${at}.article a WHERE a.fitset_id = s.id) AS n
            FROM ${at}.fitset s) v) AS fitments,
         (SELECT sum(n)::int FROM ${at}.ktype_genart) AS listed`,
    );
    expect(found).toMatchObject({
      kits: count("kits"),
      lines: count("price-lines"),
      trade: count("article-trade"),
      prices: count("prices"),
      fitments: count("fitments"),
    });
    expect(count("price-lines")).toBeGreaterThan(0);
    const twofold = await database.rows<{ n: number }>(
      `SELECT coalesce(sum(x.n), 0)::int AS n FROM (SELECT (count(*) - 1) * (SELECT count(*) FROM ${at}.article a WHERE a.fitset_id = f.fitset_id) AS n
         FROM ${at}.fitset_vehicle f GROUP BY f.ktype, f.fitset_id) x`,
    );
    expect((found as { listed: number }).listed + (twofold[0]?.n ?? 0)).toBe(count("fitments"));
  });
});
