import { pageMake } from "@/app/(portal)/selection-vehicule/page-selection";
import { ModelAlbum } from "@/components/selector/model-album";
import { SelectorFrame } from "@/components/selector/selector-frame";
import { listModels } from "@/lib/domains/vehicles/models/queries";
import { modelShares } from "../../shares";

/** The album of a make's models with their share of its identifications. */
export default async function ModelsPage({ params }: { params: Promise<{ vtype: string; brand: string }> }) {
  const { vtype: kind, brand } = await params;
  const { actor, vtype, make } = await pageMake("stats-selector", kind, brand);
  const [models, shares] = await Promise.all([
    listModels(actor, { makeId: make.id, vtypes: [vtype] }),
    modelShares(actor, make, vtype),
  ]);
  const place = { selector: "stats-selector", vtype, make: make.name } as const;
  return (
    <SelectorFrame {...place}>
      <ModelAlbum {...place} models={models} shares={shares} />
    </SelectorFrame>
  );
}
