import { requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { keptUnder } from "../../access";
import type { Scope } from "../../scopes";
import { monthsAndDays, type Period } from "../period";

const most = 50;
const vcis = {
  name: "stats_vcis",
  text: `select vci, sum(hits)::int as hits from (
      select vci, hits from stats_vci_month where company_id = $1 and month = any($6::date[])
      union all select vci, hits from stats_vci where company_id = $1 and day between $2 and $3
      union all select vci, hits from stats_vci where company_id = $1 and day between $4 and $5) u
    group by vci order by hits desc, vci limit ${most}`,
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
  const { months, days } = monthsAndDays({ from, to });
  return read<VciHits>(vcis, [keptUnder(actor, scope), ...days, months]);
}
