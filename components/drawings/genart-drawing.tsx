import type { DrawingProps } from "./drawing";
import { familyPart } from "./family-drawing";
import { PartDrawing, PartPad } from "./part-drawing";
import type { PartName } from "./part-names";

/** The generic articles that have a drawing of their own, by our ids. */
const OWN: Readonly<Record<number, PartName>> = {
  10001: "brakePads",
  10002: "brakeDisc",
  10003: "brakes",
  10004: "brakeCalliper",
  10010: "wearContact",
  10013: "brakeShoes",
  10015: "brakeDrum",
  10016: "wheelCylinder",
  10021: "brakeHose",
  10027: "brakeCable",
  10030: "absSensor",
  10035: "oilFilter",
  10038: "airFilter",
  10039: "fuelFilter",
  10042: "cabinFilter",
  10047: "shockAbsorber",
  10048: "spring",
  10049: "topMount",
  10051: "dustCover",
  10059: "controlArm",
  10060: "armBush",
  10061: "ballJoint",
  10062: "controlArm",
  10067: "link",
  10068: "barBush",
  10071: "wheelBearing",
  10072: "hub",
  10073: "wheelBearing",
  10084: "steeringRack",
  10088: "steeringBoot",
  10093: "tieRod",
  10094: "axialJoint",
  10095: "tieRod",
  10125: "flywheel",
  10136: "engineMount",
  10137: "engineMount",
  10139: "timingBelt",
  10140: "timingBeltKit",
  10141: "timingPumpKit",
  10142: "tensioner",
  10143: "tensioner",
  10150: "ribbedBelt",
  10152: "ribbedBelt",
  10153: "tensioner",
  10154: "tensioner",
  10157: "clutchKit",
  10159: "clutchKit",
  10161: "slaveCylinder",
  10165: "clutchKit",
  10174: "driveShaft",
  10176: "cvBoot",
  10183: "sparkPlug",
  10184: "coil",
  10188: "glowPlug",
  10190: "injector",
  10205: "turbo",
  10212: "radiator",
  10213: "waterPump",
  10215: "thermostat",
  10243: "silencer",
  10244: "middleSilencer",
  10250: "catalyst",
  10251: "particulateFilter",
  10252: "catalyst",
  10253: "egrValve",
  10255: "lambdaSensor",
  10263: "battery",
  10264: "starter",
  10265: "alternator",
  10285: "battery",
  10286: "headlight",
  10291: "rearLight",
  10296: "bulb",
  10297: "indicatorBulb",
  10298: "indicatorBulb",
  10299: "bulb",
  10325: "wiperBlade",
  10326: "rearWiper",
};

/** The first article of each family, 1 to 20; ids run on through the families. */
const FIRSTS = [
  10001, 10035, 10047, 10084, 10097, 10139, 10157, 10174, 10183, 10190, 10212, 10228, 10243, 10263, 10286, 10300, 10325,
  10334, 10341, 10350,
];

/** The drawing that a generic article has of its own, or null. */
export const ownPart = (genart: number): PartName | null => OWN[genart] ?? null;

/** The drawing of a generic article, its family's where it has none; `family` decides for ids of other catalogues. */
export function genartPart(genart: number, family?: number): PartName {
  return ownPart(genart) ?? familyPart(family ?? FIRSTS.findLastIndex((first) => genart >= first) + 1);
}

type GenartDrawingProps = DrawingProps & { genart: number; family?: number };

export function GenartDrawing({ genart, family, ...rest }: GenartDrawingProps) {
  return <PartDrawing name={genartPart(genart, family)} {...rest} />;
}

/** The same on its pad, as it stands at the beginning of a row. */
export function GenartPad({ genart, family, className }: Omit<GenartDrawingProps, "label">) {
  return <PartPad name={genartPart(genart, family)} className={className} />;
}
