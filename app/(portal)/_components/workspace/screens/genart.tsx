import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { screen } from "../screen";
import { UnknownPart } from "../unknown-part";

/** A generic article by its number alone leads to its list in its family and subfamily. */
export default screen("genart", {
  async judge({ place: { actor, base, lang }, at }) {
    const [part] = await listPlaces(actor, { ids: [at.genartId], lang });
    if (!part) return "missing";
    const { familyId: family, subFamilyId: subFamily, id: itemId } = part;
    return { leadsTo: vehiclePlace(base, { kind: "item", family, subFamily, categoryId: subFamily, itemId }) };
  },
  Missing: ({ place }) => <UnknownPart what="unknownGenartText" back={place.base} />,
});
