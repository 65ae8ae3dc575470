/** Bounds of a measure, its step, and how far articles of one set differ from another (0: they are equal). */
export type Range = readonly [low: number, high: number, step: number, spread: number];

const R = (low: number, high: number, step = 1, spread = 0): Range => [low, high, step, spread];

const GENERAL: Record<string, Range> = {
  length: R(60, 480, 1, 1),
  width: R(20, 220, 0.5, 0.5),
  height: R(18, 160, 0.5, 0.5),
  depth: R(16, 60),
  thick: R(8, 24, 0.1, 0.1),
  thickinst: R(0.7, 1.9, 0.05),
  outd: R(40, 160, 0.5, 0.5),
  ind: R(10, 70, 0.5),
  ind1: R(18, 30, 0.5),
  ind2: R(60, 90, 0.5),
  dia: R(30, 240),
  heightd: R(34, 68, 0.1),
  bore: R(54, 76, 0.1),
  holes: R(4, 5),
  pcd: R(98, 120, 2),
  qty: R(1, 2),
  pistond: R(34, 60),
  cyld: R(17, 25, 0.5),
  ports: R(2, 4),
  threadlen: R(17.5, 26.5, 0.5),
  volume: R(0.5, 5, 0.5),
  weight: R(100, 1000, 50),
  poles: R(2, 6),
  teeth: R(9, 29),
  teethin: R(22, 36),
  teethout: R(21, 34),
  seald: R(48, 64),
  splines: R(22, 36),
  bypass: R(0.8, 2.5, 0.1),
  inlet: R(8, 10),
  outlet: R(8, 10),
  wire: R(10, 16, 0.25),
  lowering: R(20, 40, 5),
  leaves: R(1, 4),
  cone: R(12, 20, 0.5),
  wrench: R(14, 36),
  et: R(18, 52),
  grooves: R(5, 7),
  ribs: R(4, 7),
  links: R(92, 166, 2),
  valves: R(8, 24, 4),
  compheight: R(28, 52, 0.1),
  undersize: R(0, 0.5, 0.25),
  pressure: R(0.3, 4, 0.1),
  gap: R(0.6, 1.1, 0.1),
  electrodes: R(1, 4),
  voltage: R(12, 12),
  cyl: R(3, 6),
  opentemp: R(82, 92),
  temp: R(88, 98),
  power: R(55, 600, 5),
  oilqty: R(90, 180, 10),
  capacity: R(44, 95),
  cca: R(400, 900, 10),
  current: R(70, 180, 10),
  force: R(250, 680, 10),
  length1: R(350, 750, 50),
  length2: R(300, 600, 50),
};

const SPECIAL: Record<string, Range> = {
  "10001.width": R(87, 165, 0.1, 0.1),
  "10001.height": R(44, 74, 0.1, 0.1),
  "10001.thick": R(15, 20, 0.1, 0.2),
  "10001.qty": R(4, 4),
  "10013.width": R(32, 57),
  "10013.dia": R(180, 270),
  "10015.dia": R(180, 270),
  "10035.height": R(52, 142, 0.5, 1),
  "10035.outd": R(56, 93, 0.5, 0.5),
  "10038.length": R(190, 370, 1, 1),
  "10038.width": R(80, 230, 1, 1),
  "10038.height": R(34, 70, 1, 1),
  "10042.length": R(180, 330, 1, 1),
  "10042.width": R(120, 230, 1, 1),
  "10042.height": R(17, 42, 1, 1),
  "10048.length": R(280, 430, 1, 2),
  "10071.ind": R(30, 45),
  "10071.outd": R(64, 92),
  "10071.width": R(34, 45),
  "10139.teeth": R(97, 196),
  "10139.width": R(17, 30),
  "10140.teeth": R(97, 196),
  "10140.width": R(17, 30),
  "10141.teeth": R(97, 196),
  "10141.width": R(17, 30),
  "10150.length": R(650, 2400, 1, 2),
  "10153.outd": R(55, 80),
  "10157.dia": R(180, 260, 5),
  "10157.teeth": R(17, 28),
  "10212.length": R(400, 750),
  "10212.width": R(300, 480),
  "10264.power": R(900, 2500, 100),
  "10183.wrench": R(14, 21),
};

const PAIRED: Record<string, number> = { length: 60, height: 10, outd: 6 };

/** Range of a numeric criterion for a generic article. */
export function rangeOf(genartId: number, key: string): Range | null {
  return SPECIAL[`${genartId}.${key}`] ?? GENERAL[key] ?? null;
}

/** Shift that tells rear parts from front ones of the same pool. */
export function rearShift(key: string): number {
  return PAIRED[key] ?? 3;
}
