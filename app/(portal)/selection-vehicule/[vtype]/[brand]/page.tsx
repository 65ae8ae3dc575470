import { VehicleApps } from "@/app/(portal)/_components/vehicle-apps";
import { ModelAlbum } from "@/components/selector/model-album";
import { SelectorFrame } from "@/components/selector/selector-frame";
import { listModels } from "@/lib/domains/vehicles/models/queries";
import { pageMake } from "../../page-selection";

/** The album of a make's models. */
export default async function ModelsPage({ params }: { params: Promise<{ vtype: string; brand: string }> }) {
  const { vtype: kind, brand } = await params;
  const { actor, vtype, make } = await pageMake("selection-vehicule", kind, brand);
  const models = await listModels(actor, { makeId: make.id, vtypes: [vtype] });
  const place = { selector: "selection-vehicule", vtype, make: make.name } as const;
  return (
    <SelectorFrame {...place} beside={<VehicleApps actor={actor} />}>
      <ModelAlbum {...place} models={models} />
    </SelectorFrame>
  );
}
