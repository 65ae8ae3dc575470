import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AppView } from "@/app/(portal)/app/_components/app-view";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { placeOf } from "@/lib/domains/apps/queries";
import { linkTimed } from "@/lib/domains/portal/tiles/placed";
import { listVehicleTiles } from "@/lib/domains/portal/tiles/queries/place-widgets";
import { needsVehicle } from "@/lib/domains/portal/tiles/kinds";
import { readTileData } from "@/lib/domains/portal/tiles/typed";
import { vehicleAddress, vehicleTab } from "@/lib/domains/portal/tiles/vehicle";
import { identificationStart, vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { heldBy } from "@/lib/platform/actor";
import { writtenLanguage } from "@/lib/shared/languages";
import { screen, type Asked } from "../screen";
import type { Workspace } from "../workspace";

interface FramedTile {
  name: string;
  /** As its editor wrote it, and for the vehicle. */
  url: string;
  filled: ReturnType<typeof vehicleAddress>;
  /** Its page runs without its own origin. */
  strict: boolean;
}

/** The framed tile of an id; null for none that the reader sees now. */
async function findFramed({ actor, base, lang, vehicle }: Workspace, tileId: number): Promise<FramedTile | null> {
  const { now, tiles } = await listVehicleTiles(actor, { vehicle: true, language: writtenLanguage(lang) });
  const tile = tiles.find(({ id }) => id === tileId);
  const tab = tile && vehicleTab(tile, now, { base, vin: vehicle.record.vin, may: heldBy(actor) });
  if (!tile || tab?.href !== vehiclePlace(base, { kind: "tile", tileId })) return null;
  const { vin, ktype, mid, make } = vehicle.record;
  const url = linkTimed(tile, now);
  const facts = { vin, ktype: ktype?.toString() ?? null, mid, make, plate: vehicle.plate, lang };
  const filled = needsVehicle(tile.appType) ? vehicleAddress(url, facts) : { address: url };
  return { name: tile.name, url, filled, strict: readTileData(tile.data)?.sandbox === true };
}

async function Tile({ place, found }: Asked<"tile"> & { found: FramedTile }) {
  const { name, url, filled, strict } = found;
  if ("address" in filled) {
    const shown = await placeOf(place.actor, filled.address, { asked: url });
    return shown.state === "page" ? redirect(shown.address) : <AppView title={name} place={shown} strict={strict} />;
  }
  const t = await getTranslations("workspace.tool");
  const facts = filled.missing.map((fact) => t(`facts.${fact}`)).join(", ");
  return (
    <EmptyState
      level={1}
      title={t("lacking", { tool: name, facts })}
      text={t("lackingText")}
      action={
        <LinkButton variant="primary" href={identificationStart}>
          {t("identify")}
        </LinkButton>
      }
    />
  );
}

/** A tile of the vehicle selector in its frame, told which vehicle is at work. */
export default screen("tile", {
  async judge({ place, at }) {
    const found = await findFramed(place, at.tileId);
    return found ? { found } : "missing";
  },
  title: async ({ place }, found) => (found ? [found.name, place?.vehicle.label].filter(Boolean).join(" · ") : null),
  View: Tile,
});
