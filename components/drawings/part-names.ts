/** The symbols of public/drawings/parts.svg; the browser loads them once and keeps them. */
export const partNames = [
  ...(["brakes", "brakePads", "brakeDisc", "brakeDrum", "brakeCalliper", "brakeHose", "brakeShoes"] as const),
  ...(["wheelCylinder", "brakeCable", "absSensor", "wearContact"] as const),
  ...(["filters", "oilFilter", "airFilter", "fuelFilter", "cabinFilter"] as const),
  ...(["suspension", "shockAbsorber", "spring", "topMount", "dustCover", "controlArm", "armBush"] as const),
  ...(["ballJoint", "barBush", "link", "wheelBearing", "hub"] as const),
  ...(["steering", "steeringRack", "steeringBoot", "tieRod", "axialJoint"] as const),
  ...(["engine", "engineMount", "flywheel", "timing", "timingBelt", "timingBeltKit", "timingPumpKit"] as const),
  ...(["ribbedBelt", "tensioner", "gearbox", "clutchKit", "slaveCylinder", "driveShaft", "cvBoot"] as const),
  ...(["sparkPlug", "coil", "glowPlug", "fuel", "injector", "turbo"] as const),
  ...(["cooling", "radiator", "waterPump", "thermostat", "climate"] as const),
  ...(["exhaust", "silencer", "middleSilencer", "catalyst", "particulateFilter", "egrValve", "lambdaSensor"] as const),
  ...(["electrics", "battery", "starter", "alternator"] as const),
  ...(["lighting", "headlight", "rearLight", "bulb", "indicatorBulb"] as const),
  ...(["body", "wipers", "wiperBlade", "rearWiper", "interior", "oils", "tyres"] as const),
] as const;
export type PartName = (typeof partNames)[number];
