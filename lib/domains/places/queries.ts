import { requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { readPlace, worldPoint } from "./rules";
import type { Place, PlaceList } from "./schema";

const most = 10;
const columns = "id, country, code, name, lat, lng";

// A town with many codes is one place: the code that was typed, else its first.
const once = (where: string, order: string) => `select ${columns} from (
    select distinct on (country, district, name) ${columns}, name_key, population from place where ${where}
    order by country, district, name, code) p order by ${order} limit ${most}`;

const byCode = {
  name: "places_by_code",
  text: once("code like $1 || '%'", "length(code) = length($1) desc, population desc nulls last, name, id"),
};
const byName = {
  name: "places_by_name",
  text: once(
    "name_key like '%' || $1 || '%'",
    "name_key = $1 desc, name_key like $1 || '%' desc, population desc nulls last, name, id",
  ),
};
const loaded = { name: "places_loaded", text: "select exists (select from place) as loaded" };
const one = { name: "place_by_id", text: `select ${columns} from place where id = $1` };
const nearest = {
  name: "place_nearest",
  text: `select ${columns} from place where x between $1::float8 - $3::float8 and $1 + $3 and y between $2::float8 - $3 and $2 + $3
    order by (x - $1) ^ 2 + (y - $2) ^ 2, population desc nulls last, id limit 1`,
};

/** The places that a postal code, a name or the beginning of either names: the largest first. */
export async function findPlaces(actor: Actor, { q }: { q: string }): Promise<PlaceList> {
  requireRight(actor, "map");
  const question = readPlace(q);
  const places = question ? await read<Place>(question.by === "code" ? byCode : byName, [question.text]) : [];
  if (places.length > 0) return { places, state: "found" };
  const [row] = await read<{ loaded: boolean }>(loaded);
  return { places, state: row?.loaded ? "unknown" : "none-loaded" };
}

/** A place by its id; null for none. */
export async function findPlace(actor: Actor, { id }: { id: number }): Promise<Place | null> {
  requireRight(actor, "map");
  const [place] = await read<Place>(one, [id]);
  return place ?? null;
}

/** How far a place may be from where somebody stands, as a part of the world map: some 60 km. */
const reach = 0.0025;

/** The place nearest to where somebody stands; null far from any. */
export async function findNearest(actor: Actor, at: { lat: number; lng: number }): Promise<Place | null> {
  requireRight(actor, "map");
  const { x, y } = worldPoint(at);
  const [place] = await read<Place>(nearest, [x, y, reach]);
  return place ?? null;
}
