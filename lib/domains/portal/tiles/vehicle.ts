import { benchPath } from "@/lib/domains/vehicles/diagnosis/rules";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { fillAddress, type ToolFacts } from "@/lib/domains/vehicles/tools/rules";
import type { Right } from "@/lib/shared/rights";
import { isFrame, needsVehicle } from "./kinds";
import { linkTimed, targetOf } from "./placed";
import type { PlacedTile } from "./schema";

const told = ["vin", "ktype", "mid"] as const;
/** Only its path and what follows are read of an address of our own. */
const ownOrigin = "https://own.invalid";

/** An address with what it asks of a vehicle in braces; one that asks for nothing is told VIN, ktype and MID as it goes. */
export function vehicleAddress(url: string, facts: ToolFacts): ReturnType<typeof fillAddress> {
  if (/\{\w+\}/.test(url)) return fillAddress(url, facts);
  const at = new URL(url, ownOrigin);
  for (const name of told) {
    const value = facts[name];
    if (value) at.searchParams.set(name, value);
  }
  return { address: at.origin === ownOrigin ? `${at.pathname}${at.search}${at.hash}` : at.href };
}

export interface TileTab {
  id: string;
  label: string;
  href: string;
  isOutside: boolean;
}

interface AtVehicle {
  base: string;
  vin: string | null;
  may: (right: Right) => boolean;
}

export const tileTabId = (tileId: number): string => `tile-${tileId}`;

/** The tab of a tile below a vehicle; null for one that leads nowhere, or to what has a tab of its own. */
export function vehicleTab(tile: PlacedTile, now: Date, { base, vin, may }: AtVehicle): TileTab | null {
  const { href, way } = targetOf(tile, now);
  const tab = { id: tileTabId(tile.id), label: tile.name, isOutside: false };
  const isFramed = (isFrame(tile.appType) || needsVehicle(tile.appType)) && linkTimed(tile, now) !== "";
  if (isFramed) return { ...tab, href: vehiclePlace(base, { kind: "tile", tileId: tile.id }) };
  if (tile.appType === "stock")
    return may("Stock") ? { ...tab, href: vehiclePlace(base, { kind: "vehicleStock" }) } : null;
  if (tile.appType === "diag") return may("Diag") ? { ...tab, href: benchPath(vin) } : null;
  if (needsVehicle(tile.appType) || way === "none") return null;
  return { ...tab, href, isOutside: way === "tab" };
}
