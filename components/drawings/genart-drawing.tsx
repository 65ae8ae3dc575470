import { Drawing, type DrawingProps } from "./drawing";
import { familyPart } from "./family-drawing";
import { partArt, type PartName } from "./part-art";

/** The generic articles that have a drawing of their own, by our ids. */
const OWN: Readonly<Record<number, PartName>> = {
  10001: "brakePads",
  10002: "brakeDisc",
  10003: "brakes",
  10014: "brakeDrum",
  10015: "brakeDrum",
  10035: "oilFilter",
  10038: "airFilter",
  10039: "fuelFilter",
  10042: "cabinFilter",
  10047: "shockAbsorber",
  10048: "spring",
  10059: "controlArm",
  10062: "controlArm",
  10071: "wheelBearing",
  10073: "wheelBearing",
  10093: "tieRod",
  10095: "tieRod",
  10139: "timing",
  10140: "timingBeltKit",
  10141: "timingBeltKit",
  10150: "ribbedBelt",
  10152: "ribbedBelt",
  10157: "clutchKit",
  10159: "clutchKit",
  10165: "clutchKit",
  10174: "driveShaft",
  10183: "sparkPlug",
  10188: "glowPlug",
  10212: "radiator",
  10213: "waterPump",
  10243: "silencer",
  10244: "silencer",
  10263: "battery",
  10264: "starter",
  10265: "alternator",
  10285: "battery",
  10296: "bulb",
  10297: "bulb",
  10298: "bulb",
  10299: "bulb",
  10325: "wiperBlade",
  10326: "wiperBlade",
};

/** The first article of each family, 1 to 20; ids run on through the families. */
const FIRSTS = [
  10001, 10035, 10047, 10084, 10097, 10139, 10157, 10174, 10183, 10190, 10212, 10228, 10243, 10263, 10286, 10300, 10325,
  10334, 10341, 10350,
];

/** The drawing of a generic article, its family's where it has none; `family` decides for ids of other catalogues. */
export function genartPart(genart: number, family?: number): PartName {
  return OWN[genart] ?? familyPart(family ?? FIRSTS.findLastIndex((first) => genart >= first) + 1);
}

type GenartDrawingProps = DrawingProps & { genart: number; family?: number };

export function GenartDrawing({ genart, family, ...rest }: GenartDrawingProps) {
  return (
    <Drawing box="0 0 32 32" {...rest}>
      {partArt[genartPart(genart, family)]}
    </Drawing>
  );
}

/** The same on its pad, as it stands at the beginning of a row. */
export function GenartPad({ className = "", ...rest }: GenartDrawingProps) {
  return (
    <span className={`grid size-11 shrink-0 place-items-center rounded bg-sunk text-ink-2 ${className}`}>
      <GenartDrawing {...rest} />
    </span>
  );
}
