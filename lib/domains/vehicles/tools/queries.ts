import { hasRight, requireUser, type Actor } from "@/lib/platform/actor";
import { showsDemonstration } from "@/lib/platform/catalogue";
import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import type { VehicleView } from "../schema";
import {
  isOurTool,
  judgeTab,
  tabsOf,
  toolsByAddress,
  typeOfVehicle,
  type EmbeddedTool,
  type TabVerdict,
  type VehicleTab,
} from "../tabs/rules";
import { getAutodataLink } from "../queries/get-portal-links";
import { embeddedAddress, fillAddress, readTools, type ToolFact, type ToolFacts } from "./rules";

const settings = () => oncePerProcess("embedded-tools", () => readTools(env().ETABLI_TOOLS));

/** A tool's address for a vehicle; the facts that it asks for in vain; or why the actor has no such tab. */
export type ToolPlace =
  | { state: "open"; address: string; own: boolean }
  /** Our workshop in tablet mode stands in for the tablet's tool. */
  | { state: "workshop" }
  /** A screen of ours stands in for the tool of repair data: the panels, or the search through them. */
  | { state: "ours" }
  | { state: "lacking"; missing: ToolFact[] }
  | { state: Exclude<TabVerdict, "shown"> };

/** The tools of which somebody says where they are; the demonstration does for those that nothing else stands in for. */
async function connectedTools(): Promise<ReadonlySet<string>> {
  const demonstrated = env().ETABLI_TOOLS === "" && (await showsDemonstration());
  return new Set(demonstrated ? toolsByAddress : settings().addresses.keys());
}

function contextOf(actor: Actor, vehicle: VehicleView | null, connected: ReadonlySet<string>) {
  const { hidden } = settings();
  const may = (right: Parameters<typeof hasRight>[1]) => hasRight(actor, right);
  if (!vehicle) return { may, hidden, connected, type: null, vin: null, versioned: false };
  const { record, facts } = vehicle;
  return { may, hidden, connected, type: typeOfVehicle(vehicle), vin: record.vin, versioned: facts !== null };
}

/** The tabs of a vehicle that the actor may open. */
export async function listVehicleTabs(actor: Actor, vehicle: VehicleView): Promise<VehicleTab[]> {
  requireUser(actor);
  return tabsOf(contextOf(actor, vehicle, await connectedTools()));
}

/** Whether this installation hides a tab from everybody. */
export function isTabHidden(actor: Actor, tab: EmbeddedTool): boolean {
  requireUser(actor);
  return settings().hidden.has(tab);
}

const factsOf = (vehicle: VehicleView | null, lang: string): ToolFacts => ({
  vin: vehicle?.record.vin ?? null,
  ktype: vehicle?.record.ktype?.toString() ?? null,
  mid: vehicle?.record.mid ?? null,
  plate: vehicle?.plate ?? null,
  make: vehicle?.record.make ?? null,
  lang,
});

/** The address that the settings give a tool; AutoData's contract signs one of its own for each user. */
async function findAddress(actor: Actor, tool: EmbeddedTool): Promise<string | null> {
  const configured = settings().addresses.get(tool);
  if (configured || tool !== "autodata" || env().ETABLI_AUTODATA_URL === "") return configured ?? null;
  return getAutodataLink(actor);
}

/** The tools that need no vehicle: with an address that asks for none of its facts, for who may choose vehicles. */
export function listOpenTools(actor: Actor, { lang }: { lang: string }): EmbeddedTool[] {
  requireUser(actor);
  if (!hasRight(actor, "CarSelector")) return [];
  const { addresses } = settings();
  const context = contextOf(actor, null, new Set(addresses.keys()));
  const facts = factsOf(null, lang);
  return [...addresses]
    .filter(([tool, address]) => judgeTab(tool, context) === "shown" && !("missing" in fillAddress(address, facts)))
    .map(([tool]) => tool);
}

/** Where a tool is found for a vehicle, or without one. */
export async function getToolPlace(
  actor: Actor,
  { tool, vehicle, lang }: { tool: EmbeddedTool; vehicle: VehicleView | null; lang: string },
): Promise<ToolPlace> {
  requireUser(actor);
  const verdict = judgeTab(tool, contextOf(actor, vehicle, await connectedTools()));
  // Without a vehicle a tool opens all the same: what it lacks is then asked for in its own screen.
  if (verdict !== "shown" && !(verdict === "no-vin" && !vehicle)) return { state: verdict };
  const facts = factsOf(vehicle, lang);
  const configured = await findAddress(actor, tool);
  if (configured === null && tool === "tablette") return { state: "workshop" };
  if (configured === null && isOurTool(tool)) return { state: "ours" };
  if (configured === null) return { state: "open", address: embeddedAddress(tool, facts), own: true };
  const filled = fillAddress(configured, facts);
  return "missing" in filled
    ? { state: "lacking", missing: filled.missing }
    : { state: "open", address: filled.address, own: false };
}
