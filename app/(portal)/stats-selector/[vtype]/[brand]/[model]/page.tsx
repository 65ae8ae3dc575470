import { pageModel } from "@/app/(portal)/selection-vehicule/page-selection";
import { readVersionPage, type VersionQuery } from "@/app/(portal)/selection-vehicule/version-page";
import { ModelDesk } from "@/components/selector/model-desk";
import { listModels } from "@/lib/domains/vehicles/models/queries";
import { modelShares, versionShares } from "../../../shares";

interface Props {
  params: Promise<{ vtype: string; brand: string; model: string }>;
  searchParams: Promise<VersionQuery>;
}

/** A model expanded into its versions, each with its share of the model's identifications. */
export default async function ModelPage({ params, searchParams }: Props) {
  const { vtype: kind, brand, model: segment } = await params;
  const { actor, vtype, make, model } = await pageModel("stats-selector", kind, brand, segment);
  const [models, list, ofModels, ofVersions] = await Promise.all([
    listModels(actor, { makeId: make.id, vtypes: [vtype] }),
    readVersionPage(actor, model.id, await searchParams),
    modelShares(actor, make, vtype),
    versionShares(actor, { make: make.name, model: model.name, vtype }),
  ]);
  return (
    <ModelDesk
      selector="stats-selector"
      make={make}
      model={model}
      models={models}
      {...list}
      modelShares={ofModels}
      versionShares={ofVersions}
    />
  );
}
