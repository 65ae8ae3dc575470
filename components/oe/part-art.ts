import { ownPart } from "@/components/drawings/genart-drawing";
import type { Sheet } from "@/components/drawings/sheet-versions";
import { bodyArt } from "./body-art";
import { chassisArt } from "./chassis-art";
import { engineArt } from "./engine-art";

/** A drawing by the sheet of public/drawings on which it stands and its name there. */
type PartArt = `${Extract<Sheet, "parts" | "plates">}/${string}`;

/** The generic articles that plates draw otherwise than rows of articles do. */
const onPlates = { ...chassisArt, ...engineArt, ...bodyArt };

/** What stands for a kind of shape where its generic article is unknown or has no drawing. */
const ofKinds: Readonly<Record<string, PartArt>> = {
  ring: "plates/ventedDisc",
  pad: "plates/padSet",
  spring: "plates/coilSpring",
  strut: "plates/damper",
  belt: "plates/toothedBelt",
  hex: "plates/hubNut",
  gasket: "plates/headGasket",
  canister: "parts/oilFilter",
  hose: "plates/radiatorHose",
  probe: "plates/coolantSensor",
  body: "plates/thermostatHousing",
  grid: "parts/radiator",
  arm: "plates/torqueRod",
  joint: "parts/ballJoint",
  bottle: "plates/gearOil",
  lens: "parts/headlight",
  panel: "plates/door",
};

const ofKind = (kind: string): PartArt => (Object.hasOwn(ofKinds, kind) ? ofKinds[kind] : undefined) ?? "plates/carton";

/** How a part is drawn on a plate: as its generic article, else as its kind of shape, else as a carton. */
export function partArt(genart: number | null, kind: string): PartArt {
  if (genart === null) return ofKind(kind);
  const plate = onPlates[genart];
  if (plate) return `plates/${plate}`;
  const part = ownPart(genart);
  return part ? `parts/${part}` : ofKind(kind);
}
