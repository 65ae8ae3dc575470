import { getTranslations } from "next-intl/server";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { codesSegment, readFaultCodes } from "@/lib/shared/fault-code";
import { AloneCodes } from "../alone-codes";
import { DeniedCodes } from "../denied-codes";
import { judgeFaultCodes } from "../may-open";
import { screen } from "../screen";

/** The specification's other address of a vehicle's fault codes leads to what is known of them. */
export default screen("faultCode", {
  async judge({ place: { base }, at }) {
    const { codes } = readFaultCodes(at.code);
    return { leadsTo: vehiclePlace(base, { kind: "dtc", codes: codesSegment(codes) || at.code }) };
  },
  title: async ({ at }) => (await getTranslations("faults"))("title", { code: at.code.slice(0, 20) }),
  Denied: ({ place }) => <DeniedCodes back={place.base} />,
  alone: { judge: ({ code }) => judgeFaultCodes(code), View: ({ at }) => <AloneCodes text={at.code} /> },
});
