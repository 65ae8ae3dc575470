import { requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { keptUnder } from "../../access";
import type { Scope } from "../../scopes";
import type { Period } from "../period";

const most = 50;
const vcis = {
  name: "stats_vcis",
  text: `select vci, sum(hits)::int as hits from stats_vci
    where company_id = $1 and day between $2 and $3 group by vci order by hits desc, vci limit ${most}`,
};

export interface VciHits {
  vci: string;
  hits: number;
}

/** The fifty interfaces of diagnosis with most hits in a period. */
export async function listVcis(
  actor: Actor,
  { from, to, scope }: Period & { scope?: Scope | undefined },
): Promise<VciHits[]> {
  requireRight(actor, "CaiaApp");
  return read<VciHits>(vcis, [keptUnder(actor, scope), from, to]);
}
