import { readListState, writeListState } from "@/lib/domains/catalogue/list/facets";
import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { readText } from "@/lib/shared/address";
import { screen } from "../screen";
import { UnknownPart } from "../unknown-part";

const longest = 1000;

/** A generic article by its number alone leads to its list in its family and subfamily, with the choices that stand in the address. */
export default screen("genart", {
  async judge({ place: { actor, base, lang }, at, query }) {
    const [part] = await listPlaces(actor, { ids: [at.genartId], lang });
    if (!part) return "missing";
    const { familyId: family, subFamilyId: subFamily, id: itemId } = part;
    const list = vehiclePlace(base, { kind: "item", family, subFamily, categoryId: subFamily, itemId });
    return { leadsTo: list + writeListState(readListState((name) => readText(query[name], longest))) };
  },
  Missing: ({ place }) => <UnknownPart what="unknownGenartText" back={place.base} />,
});
