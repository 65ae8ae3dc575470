import { ModelDesk } from "@/components/selector/model-desk";
import { listModels } from "@/lib/domains/vehicles/models/queries";
import { listVersions } from "@/lib/domains/vehicles/versions/queries";
import { pageModel } from "../../../page-selection";
import { versionPage } from "../../../version-page";

interface Props {
  params: Promise<{ vtype: string; brand: string; model: string }>;
  searchParams: Promise<{ page?: string | string[] }>;
}

/** A model expanded into its versions, in the album of its make. */
export default async function ModelPage({ params, searchParams }: Props) {
  const { vtype: kind, brand, model: segment } = await params;
  const { actor, vtype, make, model } = await pageModel("selection-vehicule", kind, brand, segment);
  const wanted = versionPage((await searchParams).page);
  const [models, list] = await Promise.all([
    listModels(actor, { makeId: make.id, vtypes: [vtype] }),
    listVersions(actor, { modelId: model.id, ...wanted }),
  ]);
  const pages = Math.ceil(list.total / wanted.size);
  return (
    <ModelDesk
      selector="selection-vehicule"
      make={make}
      model={model}
      models={models}
      {...list}
      page={wanted.page}
      pages={pages}
    />
  );
}
