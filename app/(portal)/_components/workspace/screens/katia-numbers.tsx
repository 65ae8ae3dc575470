import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { readNumbers } from "@/lib/domains/catalogue/guided/numbers";
import { listKatiaItems } from "@/lib/domains/catalogue/guided/queries/list-items";
import type { KatiaItem } from "@/lib/domains/catalogue/guided/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { readText } from "@/lib/shared/address";
import { GuidedFrame, UnknownToGuide } from "../guided-frame";
import { askGuided, type GuidedOutcome } from "../guided-outcome";
import { KatiaTable } from "../katia-table";
import { screen, type Asked } from "../screen";
import type { Workspace } from "../workspace";

async function Numbers({ place, query, found }: Asked<"katiaNumbers"> & { found: GuidedOutcome<KatiaItem[]> }) {
  const t = await getTranslations("guided");
  const { base } = place;
  return (
    <GuidedFrame
      place={place}
      outcome={found}
      title={t("chosenTitle")}
      here={t("chosenTitle")}
      above={vehiclePlace(base, { kind: "katia" })}
      tools={<LinkButton href={vehiclePlace(base, { kind: "katiaFull" })}>{t("all")}</LinkButton>}
    >
      {(items) => <KatiaTable base={base} items={items} filter={readText(query.q)} />}
    </GuidedFrame>
  );
}

/** An address without a number that can be read, or a vehicle that is not known. */
async function Missing({ place, at }: { place: Workspace; at: { oeNrs: string } | null }) {
  const t = await getTranslations("guided");
  if (at && readNumbers(at.oeNrs).length > 0) return <UnknownToGuide place={place} />;
  const all = <LinkButton href={vehiclePlace(place.base, { kind: "katia" })}>{t("toGuide")}</LinkButton>;
  return <EmptyState level={1} title={t("badNumbers")} text={t("badNumbersText")} action={all} />;
}

/** The OE numbers that the address names, as far as they are the vehicle's. */
export default screen("katiaNumbers", {
  async judge({ place, at }) {
    const oes = readNumbers(at.oeNrs);
    if (oes.length === 0) return "missing";
    const { actor, lang } = place;
    const found = await askGuided(place, (vehicleId) => listKatiaItems(actor, { vehicleId, lang, oes }));
    return found ? { found } : "missing";
  },
  title: async ({ place }) =>
    [(await getTranslations("guided"))("chosenTitle"), place?.vehicle.label].filter(Boolean).join(" · "),
  View: Numbers,
  Missing,
});
