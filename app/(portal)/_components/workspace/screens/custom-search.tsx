import { findSearch } from "@/lib/domains/catalogue/custom/queries";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { screen } from "../screen";
import { UnknownPart } from "../unknown-part";

/** A custom search below a vehicle leads to the lists of its families. */
export default screen("customSearch", {
  async judge({ place: { actor, base, lang }, at: { name } }) {
    const search = await findSearch(actor, { name, lang });
    const genartIds = search?.genarts.map(({ id }) => id) ?? [];
    const [itemId] = genartIds;
    return itemId ? { leadsTo: vehiclePlace(base, { kind: "search", name, genartIds, itemId }) } : "missing";
  },
  Missing: ({ place }) => <UnknownPart what="unknownGenartText" back={place.base} />,
});
