import { notFound, redirect } from "next/navigation";
import { findMake, findModel } from "@/lib/domains/vehicles/models/queries";
import { vehicleTypes } from "@/lib/domains/vehicles/models/rules";
import { decodeSegment, isPathField, vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import { findSelectedVehicle } from "@/lib/domains/vehicles/versions/queries";
import { selectionPath } from "@/lib/domains/vehicles/versions/paths";
import { readId } from "@/lib/shared/address";
import { selectorActor } from "../../../page-selection";

interface Props {
  params: Promise<{ a: string; b: string }>;
}

/** Two words lead to the place of the selector that they name: ktype and its number, an identifier, or make and model. */
export default async function SelectionSearchPage({ params }: Props) {
  const [{ a, b }, actor] = await Promise.all([params, selectorActor("selection-vehicule")]);
  const [first, second] = [decodeSegment(a) ?? "", decodeSegment(b) ?? ""];
  if (first === "ktype") {
    const ktype = readId(second);
    const selected = ktype && (await findSelectedVehicle(actor, ktype));
    if (!selected) notFound();
    redirect(selectionPath("selection-vehicule", { ...selected }));
  }
  if (isPathField(first)) redirect(vehicleBase({ field: first, value: second }));
  const make = await findMake(actor, { brand: first });
  if (!make) notFound();
  const model = await findModel(actor, { makeId: make.id, vtypes: vehicleTypes, model: second });
  const place = { vtype: model?.vtype ?? "vl", make: make.name, model: model?.name } as const;
  redirect(selectionPath("selection-vehicule", place));
}
