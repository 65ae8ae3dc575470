import type { Right } from "@/lib/shared/rights";
import type { VehicleCategory } from "../rules";
import type { VehicleView } from "../schema";

export const vehicleTabs = [
  ...(["tecdoc", "sivince", "tecrmi", "autodata", "haynespro", "gtestimate"] as const),
  ...(["tablette", "adncatalog", "carselector", "databox", "oem", "cart"] as const),
] as const;
export type VehicleTab = (typeof vehicleTabs)[number];

/** The tabs that show another company's tool in a frame; the catalogue and the cart are our own. */
export type EmbeddedTool = Exclude<VehicleTab, "tecdoc" | "cart">;

/** Which catalogue and which tools a vehicle has; classics count as cars. */
export type WorkspaceType = "vl" | "pl" | "motos";

interface TabRule {
  right: Right;
  /** Repair data of cars: absent for these types. */
  notFor?: readonly WorkspaceType[];
  /** Present only for a vehicle whose whole VIN or version is known. */
  needsVin?: boolean;
  /** Present only where the installation, or the demonstration, names where it is found. */
  needsAddress?: boolean;
  /** Our own page stands in for it, with this right, unless an address is named. */
  ours?: Right;
}

const carsOnly = ["pl", "motos"] as const;

const tabRules: Record<VehicleTab, TabRule> = {
  tecdoc: { right: "TecDOC" },
  sivince: { right: "SivinCETab" },
  tecrmi: { right: "TecRMI", notFor: carsOnly, needsAddress: true },
  autodata: { right: "AutoData", notFor: carsOnly },
  haynespro: { right: "WorkshopData", notFor: carsOnly },
  gtestimate: { right: "GTEstimate", needsAddress: true },
  tablette: { right: "Tablette", ours: "v3" },
  adncatalog: { right: "AdnCatalogTab" },
  carselector: { right: "CarSelector", needsAddress: true },
  databox: { right: "Databox", needsAddress: true },
  oem: { right: "OEM", needsVin: true },
  cart: { right: "CartTab" },
};

export const rightOfTab = (tab: VehicleTab): Right => tabRules[tab].right;

export interface TabContext {
  may: (right: Right) => boolean;
  /** Null for a tool that is opened without a vehicle. */
  type: WorkspaceType | null;
  vin: string | null;
  /** Whether the catalogue knows its version. */
  versioned: boolean;
  /** Tabs that this installation hides. */
  hidden: ReadonlySet<string>;
  /** Tools for which an address is named. */
  connected: ReadonlySet<string>;
}

export type TabVerdict = "shown" | "denied" | "hidden" | "not-connected" | "not-for-type" | "no-vin";

/** The tools that show nothing without an address: pages of ours stand in for them in the demonstration. */
export const toolsByAddress = vehicleTabs.filter((tab): tab is EmbeddedTool => tabRules[tab].needsAddress === true);

export const isEmbeddedTool = (text: string): text is EmbeddedTool =>
  text !== "tecdoc" && text !== "cart" && vehicleTabs.some((tab) => tab === text);

const ourTools: ReadonlySet<EmbeddedTool> = new Set(["autodata", "haynespro", "oem", "sivince", "adncatalog"]);

/** The tools in whose place screens of ours stand where no address is named: repair data, the maker's and the own catalogue. */
export const isOurTool = (tool: EmbeddedTool): boolean => ourTools.has(tool);

/** Heavy by its type number or its kind, motorcycle by its kind, else a car. */
export function workspaceType(vehicle: {
  vtype: "vl" | "motos" | "pl" | null;
  category: VehicleCategory | null;
  ntypnr: number | null;
}): WorkspaceType {
  const { vtype, category, ntypnr } = vehicle;
  if (vtype === "motos" || (vtype === null && (category === "MOTO" || category === "CYCLO"))) return "motos";
  return vtype === "pl" || ntypnr !== null || (vtype === null && category === "PL") ? "pl" : "vl";
}

/** The type of a vehicle as its screens know it. */
export const typeOfVehicle = ({ record, derived, facts }: VehicleView): WorkspaceType =>
  workspaceType({ vtype: facts?.vtype ?? null, category: derived.category, ntypnr: record.ntypnr });

/** Whether a tab is there, and if not, why. The right goes first: without it nothing else is told. */
export function judgeTab(tab: VehicleTab, { may, type, vin, versioned, hidden, connected }: TabContext): TabVerdict {
  const { right, notFor, needsVin, needsAddress, ours } = tabRules[tab];
  if (!may(right)) return "denied";
  if (ours && !connected.has(tab) && !may(ours)) return "denied";
  if (hidden.has(tab)) return "hidden";
  if (needsAddress && !connected.has(tab)) return "not-connected";
  if (type !== null && notFor?.includes(type)) return "not-for-type";
  return needsVin && vin?.length !== 17 && !versioned ? "no-vin" : "shown";
}

/** The tabs of a vehicle in their order. */
export const tabsOf = (context: TabContext): VehicleTab[] =>
  vehicleTabs.filter((tab) => judgeTab(tab, context) === "shown");
