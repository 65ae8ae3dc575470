import { getTranslations } from "next-intl/server";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { DeniedCodes } from "../denied-codes";
import { FaultStart } from "../fault-codes";
import { screen, type Asked } from "../screen";

function Start({ place: { base } }: Asked<"faultCodes">) {
  return (
    <>
      <BackOnEscape href={base} />
      <FaultStart under={vehiclePlace(base, { kind: "faultCodes" })} />
    </>
  );
}

/** Where the codes of the vehicle are typed. */
export default screen("faultCodes", {
  title: async () => (await getTranslations("faults"))("start"),
  View: Start,
  Denied: ({ place }) => <DeniedCodes back={place.base} />,
});
