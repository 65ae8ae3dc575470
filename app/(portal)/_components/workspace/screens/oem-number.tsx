import { getTranslations } from "next-intl/server";
import { OeNumber } from "@/app/(portal)/_components/oe-number";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { NumberVerdict } from "../number-verdict";
import { PartFrame } from "../part-frame";
import { screen, type Asked } from "../screen";

const titled = async (number: string) => (await getTranslations("oe"))("numberTitle", { number });

async function NumberView({ place, at: { oeNumber }, query }: Asked<"oemNumber">) {
  const { actor, base, facts, lang } = place;
  const numberAt = (number: string) => vehiclePlace(base, { kind: "oemNumber", oeNumber: number });
  return (
    <PartFrame place={place} title={await titled(oeNumber)} here={oeNumber} above={base}>
      <OeNumber
        {...{ actor, lang, query, numberAt }}
        number={oeNumber}
        vehicle={facts}
        path={numberAt(oeNumber)}
        back={vehiclePlace(base, { kind: "app", app: "oem" })}
        verdict={
          facts ? (entries) => <NumberVerdict {...{ actor, base, facts, entries }} number={oeNumber} /> : undefined
        }
      />
    </PartFrame>
  );
}

/** A number of the vehicle's maker: where it is fitted, what replaced it, what replaces it. */
export default screen("oemNumber", {
  title: async ({ at, place }) => [await titled(at.oeNumber), place?.vehicle.label].filter(Boolean).join(" · "),
  View: NumberView,
});
