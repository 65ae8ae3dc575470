import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import type pg from "pg";
import { placeKey, worldPoint } from "@/lib/domains/places/rules";
import { line } from "@/lib/import/copy/line";
import { copySink } from "@/lib/import/copy/sink";

const columns = "id, country, code, name, name_key, district, population, lat, lng, x, y";

function* lines(): Generator<string> {
  const text = gunzipSync(readFileSync(path.resolve("prisma/geo/places.csv.gz"))).toString("utf8");
  for (const [at, row] of text.trim().split("\n").entries()) {
    const [country = "", code = "", name = "", district = "", population = "", lat = "", lng = ""] = row.split(";");
    const { x, y } = worldPoint({ lat: Number(lat), lng: Number(lng) });
    yield line(at + 1, country, code, name, placeKey(name), district, population || null, lat, lng, x, y);
  }
}

/** Fills the places anew and finds where everybody stands. Answers their number. */
export async function loadPlaces(client: pg.Client): Promise<number> {
  await client.query("begin");
  try {
    await client.query("delete from place");
    const count = await copySink(client, { freeze: false }).write("place", columns, lines());
    await client.query("update company set city = city");
    await client.query("update vendor set city = city");
    await client.query("update recycled_unit set vendor_place = vendor_place");
    await client.query("update supply.site set name = name");
    await client.query("commit");
    await client.query("analyze place");
    return count;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
