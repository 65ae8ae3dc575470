import { pageModel } from "@/app/(portal)/selection-vehicule/page-selection";
import { versionPage } from "@/app/(portal)/selection-vehicule/version-page";
import { ModelDesk } from "@/components/selector/model-desk";
import { listModels } from "@/lib/domains/vehicles/models/queries";
import { listVersions } from "@/lib/domains/vehicles/versions/queries";
import { modelShares, versionShares } from "../../../shares";

interface Props {
  params: Promise<{ vtype: string; brand: string; model: string }>;
  searchParams: Promise<{ page?: string | string[] }>;
}

/** A model expanded into its versions, each with its share of the model's identifications. */
export default async function ModelPage({ params, searchParams }: Props) {
  const { vtype: kind, brand, model: segment } = await params;
  const { actor, vtype, make, model } = await pageModel("stats-selector", kind, brand, segment);
  const wanted = versionPage((await searchParams).page);
  const [models, list, ofModels, ofVersions] = await Promise.all([
    listModels(actor, { makeId: make.id, vtypes: [vtype] }),
    listVersions(actor, { modelId: model.id, ...wanted }),
    modelShares(actor, make, vtype),
    versionShares(actor, { make: make.name, model: model.name, vtype }),
  ]);
  const pages = Math.ceil(list.total / wanted.size);
  return (
    <ModelDesk
      selector="stats-selector"
      make={make}
      model={model}
      models={models}
      {...list}
      page={wanted.page}
      pages={pages}
      modelShares={ofModels}
      versionShares={ofVersions}
    />
  );
}
