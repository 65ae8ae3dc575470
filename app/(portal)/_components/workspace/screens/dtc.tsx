import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { screen } from "../screen";

/** A fault code below a vehicle leads to what is known of it. */
export default screen("dtc", {
  judge: async ({ place, at }) => ({ leadsTo: vehiclePlace(place.base, { kind: "faultCode", code: at.code }) }),
});
