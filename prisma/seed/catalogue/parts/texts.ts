// Values of criteria that are free texts in the source; a key without values is not filled.
const TEXTS: Record<string, readonly string[]> = {
  thread: ["M10x1", "M12x1.25", "M12x1.5", "M14x1.5", "M16x1.5", "M18x1.5"],
  thread1: ["M10x1", "M10x1.25", "M12x1.5", "M14x1.5"],
  thread2: ["M10x1", "M12x1.25", "M12x1.5", "F10x1"],
  spec: ["DOT 4", "DOT 5.1", "ACEA C3", "G12++", "Type D", "GL-4"],
  oemspec: ["RN0720", "PSA B71 2290", "VW 504.00/507.00", "MB 229.51", "BMW LL-04", "dexos2"],
  rimsize: ["6Jx15", "6.5Jx16", "7Jx17", "8Jx18"],
  gearboxcode: ["JH3", "JR5", "BE4R", "MA5", "02T", "0AM", "M32", "6HP19"],
  heatrange: ["5", "6", "7", "8"],
  lampsocket: ["PX26d", "P43t", "PGJ19-2", "BA15s", "BAU15s", "W2.1x9.5d"],
  mount: ["U", "Push", "Bayonet", "Top lock"],
  additive: ["Eolys 176", "Eolys Powerflex", "Infineum F7995"],
  weightcode: ["A0", "B1", "C2", "D3"],
  hub: ["22x24-23N", "21x24-26N", "26x27-28N"],
  colour: ["G12", "G13", "Type D"],
};

const SPECIAL: Record<string, readonly string[]> = {
  "10298.lampsocket": ["BAY15d", "BA15s", "W3x16q"],
};

/** Texts that a criterion of a generic article may hold. */
export function textsOf(genartId: number, key: string): readonly string[] {
  return SPECIAL[`${genartId}.${key}`] ?? TEXTS[key] ?? [];
}
