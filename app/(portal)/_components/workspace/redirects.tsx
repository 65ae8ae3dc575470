import { redirect } from "next/navigation";
import { findSearch } from "@/lib/domains/catalogue/custom/queries";
import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import { decodeSegment, vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { UnknownPart } from "./unknown-part";
import { readId, type WorkspaceOf } from "./workspace";

/** A generic article by its number alone leads to its list in its family and subfamily. */
export function genartRedirect<Params>(workspaceOf: WorkspaceOf<Params>) {
  return async function GenartPage({ params }: { params: Promise<Params & { genartId: string }> }) {
    const [{ genartId }, found] = await Promise.all([params, workspaceOf(params)]);
    if (!found) return null;
    const id = readId(genartId);
    const [place] = id ? await listPlaces(found.actor, { ids: [id], lang: found.lang }) : [];
    if (!place) return <UnknownPart what="unknownGenartText" back={found.base} />;
    const { familyId: family, subFamilyId: subFamily, id: itemId } = place;
    redirect(vehiclePlace(found.base, { kind: "item", family, subFamily, categoryId: subFamily, itemId }));
  };
}

/** A fault code below a vehicle leads to what is known of it. */
export function faultCodeRedirect<Params>(workspaceOf: WorkspaceOf<Params>) {
  return async function FaultCodePage({ params }: { params: Promise<Params & { dtc: string }> }) {
    const [{ dtc }, found] = await Promise.all([params, workspaceOf(params)]);
    if (!found) return null;
    redirect(vehiclePlace(found.base, { kind: "faultCode", code: decodeSegment(dtc) ?? "" }));
  };
}

/** A custom search below a vehicle leads to the lists of its families. */
export function customSearchRedirect<Params>(workspaceOf: WorkspaceOf<Params>) {
  return async function CustomSearchPage({ params }: { params: Promise<Params & { name: string }> }) {
    const [segments, found] = await Promise.all([params, workspaceOf(params)]);
    if (!found) return null;
    const name = decodeSegment(segments.name) ?? "";
    const search = await findSearch(found.actor, { name, lang: found.lang });
    const genartIds = search?.genarts.map(({ id }) => id) ?? [];
    const [itemId] = genartIds;
    if (!itemId) return <UnknownPart what="unknownGenartText" back={found.base} />;
    redirect(vehiclePlace(found.base, { kind: "search", name, genartIds, itemId }));
  };
}
