import type { DrawingProps } from "./drawing";
import { PartDrawing } from "./part-drawing";
import type { PartName } from "./part-names";

const FAMILIES: readonly PartName[] = [
  "brakes",
  "filters",
  "suspension",
  "steering",
  "engine",
  "timing",
  "gearbox",
  "driveShaft",
  "sparkPlug",
  "fuel",
  "cooling",
  "climate",
  "exhaust",
  "electrics",
  "lighting",
  "body",
  "wipers",
  "interior",
  "oils",
  "tyres",
];

/** The drawing of a family of parts (1 to 20); an unknown one is an engine. */
export function familyPart(family: number): PartName {
  return FAMILIES[family - 1] ?? "engine";
}

export function FamilyDrawing({ family, ...rest }: DrawingProps & { family: number }) {
  return <PartDrawing name={familyPart(family)} {...rest} />;
}
