import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { screen } from "../screen";

/** Without a choice the recycled units of the vehicle are all shown. */
export default screen("recycling", {
  judge: async ({ place: { base } }) => ({ leadsTo: vehiclePlace(base, { kind: "recycled", virtual: "1-0" }) }),
});
