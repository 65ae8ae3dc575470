import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { readAnswers } from "@/lib/domains/catalogue/guided/answers";
import { getGuide, type ToldGuide } from "@/lib/domains/catalogue/guided/queries/get-guide";
import { listKatiaLabels } from "@/lib/domains/catalogue/guided/queries/list-items";
import type { KatiaLabel } from "@/lib/domains/catalogue/guided/schema";
import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { readId, readText } from "@/lib/shared/address";
import { GuidedDesk } from "../guided-desk";
import { GuidedFrame, UnknownToGuide } from "../guided-frame";
import { askGuided, type GuidedOutcome } from "../guided-outcome";
import { GuidedParts } from "../guided-parts";
import { screen, type Asked, type Query, type Verdict } from "../screen";
import type { Workspace } from "../workspace";

/** The parts to choose from, or how far one of them is told. */
type Found =
  | { is: "parts"; outcome: GuidedOutcome<KatiaLabel[]> }
  | { is: "guide"; part: Part; outcome: GuidedOutcome<ToldGuide> };
interface Part {
  id: number;
  label: string;
}

async function findGuide(place: Workspace, id: number, query: Query): Promise<Found | null> {
  const { actor, facts, lang } = place;
  const asked = { itemId: id, answers: readAnswers(query), correcting: readText(query.ask, 60) || null, lang };
  const [[part], outcome] = await Promise.all([
    listPlaces(actor, { ids: [id], lang }),
    askGuided(place, (vehicleId) => {
      if (!facts) throw new Error("a vehicle without a version has no guide");
      return getGuide(actor, { ...asked, vehicleId, facts });
    }),
  ]);
  return outcome && { is: "guide", part: { id, label: part?.label ?? String(id) }, outcome };
}

async function Katia({ place, query, found }: Asked<"katia"> & { found: Found }) {
  const t = await getTranslations("guided");
  const here = vehiclePlace(place.base, { kind: "katia" });
  const all = <LinkButton href={vehiclePlace(place.base, { kind: "katiaFull" })}>{t("all")}</LinkButton>;
  if (found.is === "parts")
    return (
      <GuidedFrame
        {...{ place, outcome: found.outcome, title: t("title"), here: t("title"), above: place.base, tools: all }}
      >
        {(parts) => <GuidedParts base={place.base} parts={parts} />}
      </GuidedFrame>
    );
  const { part, outcome } = found;
  const other = <LinkButton href={here}>{t("chooseOther")}</LinkButton>;
  return (
    <GuidedFrame {...{ place, outcome, title: part.label, here: t("title"), above: here, tools: other }}>
      {(guide) => (
        <GuidedDesk {...{ base: place.base, part, guide }} answers={readAnswers(query)} filter={readText(query.q)} />
      )}
    </GuidedFrame>
  );
}

/** The way to an OE number by questions; part and answers stand in the address. */
export default screen("katia", {
  async judge({ place, query }): Promise<Verdict<Found>> {
    const id = readId(query.part);
    if (id !== null) {
      const found = await findGuide(place, id, query);
      return found ? { found } : "missing";
    }
    const { actor, lang } = place;
    const outcome = await askGuided(place, (vehicleId) => listKatiaLabels(actor, { vehicleId, lang }));
    return outcome ? { found: { is: "parts", outcome } } : "missing";
  },
  async title({ place }, found: Found | null) {
    const t = await getTranslations("guided");
    const part = found?.is === "guide" ? found.part.label : null;
    return [part, t("title"), place?.vehicle.label].filter(Boolean).join(" · ");
  },
  View: Katia,
  Missing: UnknownToGuide,
});
