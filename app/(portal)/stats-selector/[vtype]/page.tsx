import { pageKind, selectorActor } from "@/app/(portal)/selection-vehicule/page-selection";
import { MakeDesk } from "@/components/selector/make-desk";
import { listMakeUse } from "@/lib/domains/stats/queries";
import { listMakes } from "@/lib/domains/vehicles/models/queries";
import { hasRight } from "@/lib/platform/actor";

/** The makes with their share of the identifications, for readers who may see it. */
export default async function MakesPage({ params }: { params: Promise<{ vtype: string }> }) {
  const vtype = await pageKind("stats-selector", (await params).vtype);
  const actor = await selectorActor("stats-selector");
  const [makes, use] = await Promise.all([
    listMakes(actor, { vtype }),
    hasRight(actor, "statsBadges") ? listMakeUse(actor, { vtype }) : null,
  ]);
  const shares = use ? new Map(use.map(({ id, percent }) => [id, percent])) : undefined;
  return <MakeDesk key={vtype} selector="stats-selector" vtype={vtype} makes={makes} shares={shares} />;
}
