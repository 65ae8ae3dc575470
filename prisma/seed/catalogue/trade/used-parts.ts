import { maySellUsed } from "@/lib/domains/catalogue/sheet/used-parts/rules";

const between = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/**
 * Generic articles that breakers take from vehicles: removable body parts, trim, glass that is not bonded, optical parts,
 * mechanical and electronic parts. What wears, such as filters, belts, seals and fluids, nobody asks for used.
 */
const RECLAIMED: ReadonlySet<number> = new Set([
  10032,
  10033,
  10036,
  ...[10087, 10109, 10115, 10122, 10123, 10124, 10127, 10129],
  ...[10167, 10168, 10173, 10174, 10179, 10180],
  ...[10190, 10191, 10192, 10195, 10197, 10204, 10205, 10207, 10211],
  ...[10212, 10217, 10223, 10227, 10228, 10229, 10232, 10238, 10249, 10261],
  ...[10264, 10265, 10271, 10275, 10276, 10277, 10280, 10281, 10282],
  ...between(10286, 10295),
  ...between(10300, 10310),
  ...between(10313, 10319),
  10321,
  ...[10323, 10327, 10328, 10329, 10332, 10337],
]);

/** Whether breakers of end-of-life vehicles have parts of this kind, and may sell them. */
export const isReclaimed = (genartId: number): boolean => RECLAIMED.has(genartId) && maySellUsed(genartId);
