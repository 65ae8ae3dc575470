import { redirect } from "next/navigation";
import { pageModel } from "@/app/(portal)/selection-vehicule/page-selection";
import { selectionPath } from "@/lib/domains/vehicles/versions/paths";

type Params = Promise<{ vtype: string; brand: string; model: string; version: string }>;

/** A version without its ktype is no vehicle: its model lists it. */
export default async function VersionPage({ params }: { params: Params }) {
  const { vtype, brand, model: segment } = await params;
  const { make, model } = await pageModel("stats-selector", vtype, brand, segment);
  redirect(selectionPath("stats-selector", { vtype: model.vtype, make: make.name, model: model.name }));
}
