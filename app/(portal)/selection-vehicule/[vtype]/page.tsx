import { VehicleApps } from "@/app/(portal)/_components/vehicle-apps";
import { MakeDesk } from "@/components/selector/make-desk";
import { listMakes } from "@/lib/domains/vehicles/models/queries";
import { pageKind, selectorActor } from "../page-selection";

/** Where a vehicle is chosen by its make. */
export default async function MakesPage({ params }: { params: Promise<{ vtype: string }> }) {
  const vtype = await pageKind("selection-vehicule", (await params).vtype);
  const actor = await selectorActor("selection-vehicule");
  const makes = await listMakes(actor, { vtype });
  const place = { selector: "selection-vehicule", vtype } as const;
  return <MakeDesk key={vtype} {...place} makes={makes} beside={<VehicleApps actor={actor} />} />;
}
