import { allCategories } from "@/lib/domains/tyres/rules";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { screen } from "../screen";

/** The tyres of a vehicle without a tier lead to those of every tier. */
export default screen("tyreStock", {
  judge: async ({ place }) => ({
    leadsTo: vehiclePlace(place.base, { kind: "tyres", virtual: allCategories }),
  }),
});
