import { getTranslations } from "next-intl/server";
import { WorkspaceTabs } from "@/components/vehicles/workspace-tabs";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { listVehicleTabs } from "@/lib/domains/vehicles/tools/queries";
import { requirePageActor } from "@/lib/web/actor";

/** The tabs that the reader has for a vehicle; the first is its catalogue, which everybody has. */
export async function VehicleTabs({ base, vehicle }: { base: string; vehicle: VehicleView }) {
  const [actor, t] = await Promise.all([requirePageActor(), getTranslations("workspace.tabs")]);
  const shown = await listVehicleTabs(actor, vehicle);
  const first = shown.includes("tecdoc") ? "tecdoc" : "parts";
  const tabs = [first, ...shown.filter((tab) => tab !== "tecdoc")] as const;
  if (tabs.length === 1) return null;
  return <WorkspaceTabs base={base} label={t("label")} tabs={tabs.map((tab) => [tab, t(tab)] as const)} />;
}
