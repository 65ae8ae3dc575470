import { VehicleApps } from "@/app/(portal)/_components/vehicle-apps";
import { ModelDesk } from "@/components/selector/model-desk";
import { listModels } from "@/lib/domains/vehicles/models/queries";
import { pageModel } from "../../../page-selection";
import { readVersionPage, type VersionQuery } from "../../../version-page";

interface Props {
  params: Promise<{ vtype: string; brand: string; model: string }>;
  searchParams: Promise<VersionQuery>;
}

/** A model expanded into its versions, in the album of its make. */
export default async function ModelPage({ params, searchParams }: Props) {
  const { vtype: kind, brand, model: segment } = await params;
  const { actor, vtype, make, model } = await pageModel("selection-vehicule", kind, brand, segment);
  const [models, list] = await Promise.all([
    listModels(actor, { makeId: make.id, vtypes: [vtype] }),
    readVersionPage(actor, model.id, await searchParams),
  ]);
  const beside = <VehicleApps actor={actor} />;
  return <ModelDesk selector="selection-vehicule" {...{ make, model, models, beside }} {...list} />;
}
