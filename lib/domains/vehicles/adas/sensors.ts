/** What each kind of sensor sees with. */
export type SensorKind = "camera" | "radar" | "ultrasonic";

export const sensorJobs = [
  ...(["windscreen", "camera", "geometry", "rideHeight", "frontBumper", "rearBumper"] as const),
  ...(["grille", "sensor", "paint", "mirror", "tailgate", "battery"] as const),
] as const;
/** Work after which a sensor is to be checked or calibrated. */
export type SensorJob = (typeof sensorJobs)[number];

interface SensorRow {
  kind: SensorKind;
  /** Where it sits on the vehicle seen from above, nose up: hundredths across and along. */
  at: readonly [across: number, along: number][];
  jobs: readonly SensorJob[];
  /** Generic articles of parts that carry, cover or align it. */
  genarts: readonly number[];
  /** From which year of design cars carry it: mass makes, and makes that lead. */
  since: readonly [mass: number, leading: number];
}

const [shockAbsorber, coilSpring, trackRod, wishbone] = [10047, 10048, 10093, 10061];
const [frontBumper, grille, bumperGrille, rearBumper, tailgate] = [10300, 10301, 10306, 10308, 10310];
const [mirror, mirrorCover, windscreen, parkingSensor, rearCamera] = [10317, 10319, 10320, 10275, 10276];
const alignment = [trackRod, wishbone, shockAbsorber, coilSpring];

/** Every sensor of the view with its place, in the order in which it is read: from the nose to the tail. */
export const sensorRows = {
  frontUltrasonic: {
    kind: "ultrasonic",
    at: [
      [22, 6.5],
      [36, 3],
      [64, 3],
      [78, 6.5],
    ],
    jobs: ["frontBumper", "paint", "sensor"],
    genarts: [parkingSensor, frontBumper],
    since: [2009, 2003],
  },
  frontRadar: {
    kind: "radar",
    at: [[50, 6]],
    jobs: ["frontBumper", "grille", "geometry", "sensor", "paint"],
    genarts: [frontBumper, grille, bumperGrille, trackRod],
    since: [2013, 2006],
  },
  surroundFront: {
    kind: "camera",
    at: [[50, 14.5]],
    jobs: ["grille", "frontBumper", "sensor"],
    genarts: [grille, frontBumper],
    since: [2015, 2011],
  },
  frontCornerLeft: {
    kind: "radar",
    at: [[13, 14]],
    jobs: ["frontBumper", "paint", "sensor"],
    genarts: [frontBumper],
    since: [2021, 2017],
  },
  frontCornerRight: {
    kind: "radar",
    at: [[87, 14]],
    jobs: ["frontBumper", "paint", "sensor"],
    genarts: [frontBumper],
    since: [2021, 2017],
  },
  frontCamera: {
    kind: "camera",
    at: [[50, 35]],
    jobs: ["windscreen", "camera", "geometry", "rideHeight"],
    genarts: [windscreen, ...alignment],
    since: [2014, 2010],
  },
  surroundLeft: {
    kind: "camera",
    at: [[7, 36]],
    jobs: ["mirror", "sensor"],
    genarts: [mirror, mirrorCover],
    since: [2015, 2011],
  },
  surroundRight: {
    kind: "camera",
    at: [[93, 36]],
    jobs: ["mirror", "sensor"],
    genarts: [mirror, mirrorCover],
    since: [2015, 2011],
  },
  rearCornerLeft: {
    kind: "radar",
    at: [[12, 87]],
    jobs: ["rearBumper", "paint", "geometry", "sensor"],
    genarts: [rearBumper, trackRod],
    since: [2014, 2008],
  },
  rearCornerRight: {
    kind: "radar",
    at: [[88, 87]],
    jobs: ["rearBumper", "paint", "geometry", "sensor"],
    genarts: [rearBumper, trackRod],
    since: [2014, 2008],
  },
  rearCamera: {
    kind: "camera",
    at: [[50, 92]],
    jobs: ["tailgate", "sensor", "battery"],
    genarts: [rearCamera, tailgate],
    since: [2011, 2006],
  },
  rearUltrasonic: {
    kind: "ultrasonic",
    at: [
      [22, 94],
      [36, 97],
      [64, 97],
      [78, 94],
    ],
    jobs: ["rearBumper", "paint", "sensor"],
    genarts: [parkingSensor, rearBumper],
    since: [2003, 2000],
  },
} as const satisfies Record<string, SensorRow>;

export type SensorName = keyof typeof sensorRows;
