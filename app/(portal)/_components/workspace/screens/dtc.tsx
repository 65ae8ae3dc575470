import { getTranslations } from "next-intl/server";
import { readLeftOut } from "@/components/faults/left-out";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { readText } from "@/lib/shared/address";
import { readFaultCodes } from "@/lib/shared/fault-code";
import { AloneCodes } from "../alone-codes";
import { DeniedCodes } from "../denied-codes";
import { FaultCodes } from "../fault-codes";
import { FaultParts } from "../fault-parts";
import { judgeFaultCodes } from "../may-open";
import { screen, type Asked } from "../screen";

const longestList = 1000;

function Codes({ place, at, query }: Asked<"dtc">) {
  const ticked = readText(query.parts, longestList);
  return (
    <>
      <BackOnEscape href={place.base} />
      <FaultCodes
        text={at.codes}
        left={readLeftOut(at.codes, query)}
        under={vehiclePlace(place.base, { kind: "faultCodes" })}
        parts={(helps) => <FaultParts place={place} helps={helps} ticked={ticked} />}
      />
    </>
  );
}

/** What is known of fault codes for the vehicle, and the parts of it that they name. */
export default screen("dtc", {
  judge: async ({ at }) => (judgeFaultCodes(at.codes) === "there" ? { found: null } : "missing"),
  async title({ at }) {
    const t = await getTranslations("faults");
    const { codes } = readFaultCodes(at.codes);
    return t("title", {
      code:
        codes
          .map(({ code }) => code)
          .join(" ")
          .slice(0, 40) || at.codes.slice(0, 20),
    });
  },
  View: Codes,
  Denied: ({ place }) => <DeniedCodes back={place.base} />,
  Missing: ({ place, at }) => (
    <FaultCodes
      text={at?.codes ?? ""}
      left={readLeftOut(at?.codes ?? "", {})}
      under={vehiclePlace(place.base, { kind: "faultCodes" })}
      parts={() => null}
    />
  ),
  alone: { judge: ({ codes }) => judgeFaultCodes(codes), View: ({ at }) => <AloneCodes text={at.codes} /> },
});
