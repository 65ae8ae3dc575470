import { getTranslations } from "next-intl/server";
import { listKatiaItems } from "@/lib/domains/catalogue/guided/queries/list-items";
import type { KatiaItem } from "@/lib/domains/catalogue/guided/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { readText } from "@/lib/shared/address";
import { GuidedFrame, UnknownToGuide } from "../guided-frame";
import { askGuided, type GuidedOutcome } from "../guided-outcome";
import { KatiaTable } from "../katia-table";
import { screen, type Asked } from "../screen";

async function Full({ place, query, found }: Asked<"katiaFull"> & { found: GuidedOutcome<KatiaItem[]> }) {
  const t = await getTranslations("guided");
  const { base } = place;
  return (
    <GuidedFrame
      place={place}
      outcome={found}
      title={t("allTitle")}
      here={t("all")}
      above={vehiclePlace(base, { kind: "katia" })}
    >
      {(items) => <KatiaTable base={base} items={items} filter={readText(query.q)} />}
    </GuidedFrame>
  );
}

/** Every OE number of the vehicle. */
export default screen("katiaFull", {
  async judge({ place }) {
    const { actor, lang } = place;
    const found = await askGuided(place, (vehicleId) => listKatiaItems(actor, { vehicleId, lang }));
    return found ? { found } : "missing";
  },
  title: async ({ place }) =>
    [(await getTranslations("guided"))("allTitle"), place?.vehicle.label].filter(Boolean).join(" · "),
  View: Full,
  Missing: UnknownToGuide,
});
