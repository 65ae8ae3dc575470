import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { setOfZone, zoneOfSet, zonesOf } from "@/lib/domains/catalogue/pictures/rules";
import { type Zone } from "@/lib/domains/catalogue/pictures/zones";
import { listPlacedGenarts } from "@/lib/domains/catalogue/pictures/queries";
import { listSceneGenarts } from "@/lib/domains/catalogue/pictures/scenes/queries";
import { sceneOfSet, setOfScene, type SceneId } from "@/lib/domains/catalogue/pictures/scenes/rules";
import { identificationStart } from "@/lib/domains/vehicles/paths/rules";
import { requirePageActor } from "@/lib/web/actor";
import { ChosenParts } from "./chosen-parts";
import { AloneCodes } from "./alone-codes";
import type { Context } from "./screen";

/** An address that names fault codes, a photo set or parts in place of a vehicle. */
export async function SearchContext({ field, value }: Context) {
  const [t, tools] = await Promise.all([getTranslations("workspace.context"), getTranslations("workspace.tool")]);
  if (field === "dtc") return <AloneCodes text={value} />;
  if (field === "breadcrumb") return <ChosenParts name="from-breadcrumb" genarts={value} />;
  const zone = field === "Guii" ? zoneOfSet(value) : null;
  if (zone) return <ZoneParts zone={zone} />;
  const scene = field === "Guii" ? sceneOfSet(value) : null;
  if (scene) return <SceneParts scene={scene} />;
  return (
    <EmptyState
      level={1}
      title={t(`${field}.title`, { value: value.slice(0, 40) })}
      text={t(`${field}.text`)}
      action={
        <LinkButton variant="primary" href={identificationStart}>
          {tools("identify")}
        </LinkButton>
      }
    />
  );
}

/** The parts of a photo set without a vehicle, and the vehicles for which they may be wanted. */
async function ZoneParts({ zone }: { zone: Zone }) {
  const placed = await listPlacedGenarts(await requirePageActor());
  const ids = placed.filter((one) => zonesOf(one).includes(zone)).map(({ id }) => id);
  return <ChosenParts name={setOfZone(zone)} genarts={ids.join("-")} />;
}

/** The same for a drawing. */
async function SceneParts({ scene }: { scene: SceneId }) {
  const ids = listSceneGenarts(await requirePageActor(), { id: scene });
  return <ChosenParts name={setOfScene(scene)} genarts={ids.join("-")} />;
}
