import type { Burns } from "./fuel";

const CHAIN_GROUPS = new Set(["bmw", "mercedes", "toyota", "mazda", "jlr", "porsche"]);

// Ids of engines.json whose camshaft a chain drives; ids of chain groups' engines that a belt drives.
const CHAIN_ENGINES = new Set([
  12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 32, 33, 34, 35, 37, 38, 52, 53, 54, 55, 56, 57, 58, 82, 83, 85,
  88, 96, 97, 102, 103, 104, 105, 106, 107, 108, 130, 196, 197, 205, 208, 210, 211, 212, 213, 214, 216, 217, 218, 219,
  220, 227, 228, 229, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 301, 302, 304, 305, 306, 307, 308, 312, 313,
  315, 316, 317, 318, 319, 320, 323, 324, 325, 326, 330, 331, 332, 334, 335, 343, 346, 347, 348, 349, 350, 351, 352,
  353, 366, 367, 368, 369, 370, 391, 392, 393,
]);
const BELT_ENGINES = new Set([27, 278, 279, 284, 285, 364, 380]);

/** Whether a chain drives the camshaft: such an engine takes no timing belt. */
export function isChainDriven(engineId: number | null, group: string, burns: Burns): boolean {
  if (burns === "nothing") return false;
  if (engineId !== null && CHAIN_ENGINES.has(engineId)) return true;
  if (engineId !== null && BELT_ENGINES.has(engineId)) return false;
  return CHAIN_GROUPS.has(group);
}
