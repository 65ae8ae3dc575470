import { getTranslations } from "next-intl/server";
import { RenewOnTiles } from "@/components/portal/renew-on-tiles";
import { WorkspaceTabs } from "@/components/vehicles/workspace-tabs";
import { vehicleWidget } from "@/lib/domains/portal/names";
import { listVehicleTiles } from "@/lib/domains/portal/tiles/queries/place-widgets";
import { vehicleTab } from "@/lib/domains/portal/tiles/vehicle";
import { tabPath } from "@/lib/domains/vehicles/paths/rules";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { listVehicleTabs } from "@/lib/domains/vehicles/tools/queries";
import { heldBy } from "@/lib/platform/actor";
import { writtenLanguage } from "@/lib/shared/languages";
import { requirePageActor } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

/** The tabs that the reader has for a vehicle, and the tiles of the vehicle selector; the first is its catalogue, which everybody has. */
export async function VehicleTabs({ base, vehicle }: { base: string; vehicle: VehicleView }) {
  const [actor, t, lang] = await Promise.all([requirePageActor(), getTranslations("workspace.tabs"), pageLanguage()]);
  const [shown, { now, next, tiles }] = await Promise.all([
    listVehicleTabs(actor, vehicle),
    listVehicleTiles(actor, { vehicle: true, language: writtenLanguage(lang) }),
  ]);
  const first = shown.includes("tecdoc") ? "tecdoc" : "parts";
  const own = [
    { id: first, label: t(first), href: tabPath(base, null) },
    ...shown.filter((tab) => tab !== "tecdoc").map((tab) => ({ id: tab, label: t(tab), href: tabPath(base, tab) })),
  ];
  const at = { base, vin: vehicle.record.vin, may: heldBy(actor) };
  const tabs = [...own, ...tiles.map((tile) => vehicleTab(tile, now, at)).filter((tab) => tab !== null)];
  return (
    <>
      <RenewOnTiles widget={vehicleWidget} now={now.toISOString()} next={next?.toISOString() ?? null} />
      {tabs.length > 1 ? <WorkspaceTabs base={base} label={t("label")} tabs={tabs} /> : null}
    </>
  );
}
