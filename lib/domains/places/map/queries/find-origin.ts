import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { findPlace } from "../../queries";
import type { Place } from "../../schema";

const ofCompany = {
  name: "place_of_company",
  text: `select p.id, p.country, p.code, p.name, p.lat, p.lng from company c join place p on p.id = c.place_id where c.id = $1`,
};

/** Where distances begin: at the place that the reader chose, else at the own company; null where nobody knows either. */
export async function findOrigin(actor: Actor, { from }: { from?: number }): Promise<Place | null> {
  requireRight(actor, "map");
  const chosen = from === undefined ? null : await findPlace(actor, { id: from });
  if (chosen) return chosen;
  const [place] = await read<Place>(ofCompany, [companyOf(actor)]);
  return place ?? null;
}
