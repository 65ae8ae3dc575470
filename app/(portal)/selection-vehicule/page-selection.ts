import { cache } from "react";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { findMake, findModel } from "@/lib/domains/vehicles/models/queries";
import type { VehicleType } from "@/lib/domains/vehicles/models/rules";
import type { MakeRow, ModelRow } from "@/lib/domains/vehicles/models/schema";
import { decodeSegment } from "@/lib/domains/vehicles/paths/rules";
import { findSelectedVehicle } from "@/lib/domains/vehicles/versions/queries";
import { readVehicleType, selectionPath, selectors, type Selector } from "@/lib/domains/vehicles/versions/paths";
import type { SelectedVehicle } from "@/lib/domains/vehicles/versions/schema";
import type { Actor } from "@/lib/platform/actor";
import { readId } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";

export const selectorActor = (selector: Selector): Promise<Actor> => requireActorAt(`/${selector}`);

/** What follows the kind in the address that was asked for, for a redirect that keeps it. */
async function restOfPath(selector: Selector, from: number): Promise<string> {
  const asked = (await headers()).get("x-etabli-path")?.split("?")[0] ?? "";
  const rest = asked.startsWith(`/${selector}/`) ? asked.split("/").slice(from) : [];
  return rest
    .filter(Boolean)
    .map((segment) => `/${segment}`)
    .join("");
}

/** The kind of a selector's page. An older word leads to its kind, a make in its place to the make's cars. */
export const pageKind = cache(async (selector: Selector, segment: string): Promise<VehicleType> => {
  const actor = await selectorActor(selector);
  const word = decodeSegment(segment) ?? "";
  const vtype = readVehicleType(selector, word);
  if (vtype === word) return vtype;
  if (vtype) redirect(selectionPath(selector, { vtype }) + (await restOfPath(selector, 3)));
  if (await findMake(actor, { brand: word }))
    redirect(selectionPath(selector, { vtype: "vl" }) + (await restOfPath(selector, 2)));
  notFound();
});

export interface PageMake {
  actor: Actor;
  vtype: VehicleType;
  make: MakeRow;
}

/** The make of a page; another spelling leads to its own address. */
export const pageMake = cache(async (selector: Selector, kind: string, brand: string): Promise<PageMake> => {
  const vtype = await pageKind(selector, kind);
  const actor = await selectorActor(selector);
  const word = decodeSegment(brand) ?? "";
  const make = await findMake(actor, { brand: word });
  if (!make) notFound();
  if (make.name !== word)
    redirect(selectionPath(selector, { vtype, make: make.name }) + (await restOfPath(selector, 4)));
  return { actor, vtype, make };
});

/** The model of a page; one of another kind, or spelled otherwise, leads to its own address. */
export const pageModel = cache(
  async (selector: Selector, kind: string, brand: string, segment: string): Promise<PageMake & { model: ModelRow }> => {
    const page = await pageMake(selector, kind, brand);
    const { actor, vtype, make } = page;
    const word = decodeSegment(segment) ?? "";
    const inKind = await findModel(actor, { makeId: make.id, vtypes: [vtype], model: word });
    const model = inKind ?? (await findModel(actor, { makeId: make.id, vtypes: selectors[selector], model: word }));
    if (!model) notFound();
    if (model.name !== word || model.vtype !== vtype)
      redirect(selectionPath(selector, { vtype: model.vtype, make: make.name, model: model.name }));
    return { ...page, model };
  },
);

export interface VehicleParams {
  vtype: string;
  brand: string;
  model: string;
  version: string;
  ktype: string;
}

/** The vehicle of a ktype, at the address of its own make, model and version; every other address leads there. */
const selectedAt = cache(async (selector: Selector, asked: string): Promise<SelectedVehicle | null> => {
  const actor = await selectorActor(selector);
  const [vtype = "", make = "", model = "", version = "", number = ""] = asked.split("/");
  await pageKind(selector, vtype);
  const ktype = readId(number);
  const selected = ktype === null ? null : await findSelectedVehicle(actor, ktype);
  if (!selected || !readVehicleType(selector, selected.vtype)) return null;
  const [makeName, modelName, versionName] = [make, model, version].map((segment) => decodeSegment(segment) ?? "");
  const { vtype: kind, make: ownMake, model: ownModel, version: ownVersion } = selected;
  const isOwn = kind === vtype && ownMake === makeName && ownModel === modelName && ownVersion === versionName;
  if (!isOwn) redirect(selectionPath(selector, { ...selected }) + (await restOfPath(selector, 7)));
  return selected;
});

/** The vehicle of a page's parameters, read once per request; null for an unknown ktype. */
export async function findSelected(
  selector: Selector,
  params: Promise<VehicleParams>,
): Promise<SelectedVehicle | null> {
  const { vtype, brand, model, version, ktype } = await params;
  return selectedAt(selector, [vtype, brand, model, version, ktype].join("/"));
}

/** The same for a page that shows nothing without its vehicle. */
export const selectedOf = async (selector: Selector, params: Promise<VehicleParams>): Promise<SelectedVehicle> =>
  (await findSelected(selector, params)) ?? notFound();
