import { MakeDesk } from "@/components/selector/make-desk";
import { listMakes } from "@/lib/domains/vehicles/models/queries";
import { pageKind, selectorActor } from "../page-selection";

/** Where a vehicle is chosen by its make. */
export default async function MakesPage({ params }: { params: Promise<{ vtype: string }> }) {
  const vtype = await pageKind("selection-vehicule", (await params).vtype);
  const actor = await selectorActor("selection-vehicule");
  const makes = await listMakes(actor, { vtype });
  return <MakeDesk key={vtype} selector="selection-vehicule" vtype={vtype} makes={makes} />;
}
