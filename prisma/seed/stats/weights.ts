import { Random } from "../catalogue/random";
import { source } from "./source";

export interface CountedVehicle {
  ktype: number;
  modelId: number;
  makeId: number;
  make: string;
  vtype: string;
  fromYm: number | null;
  toYm: number | null;
}

const before2005 = 200_501;

const listBy = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> => {
  const lists = new Map<Key, Row[]>();
  for (const row of rows) {
    const list = lists.get(keyOf(row)) ?? [];
    lists.set(keyOf(row), [...list, row]);
  }
  return lists;
};

/** A model's weight in its make: its versions to the power 0.7, half of it where its generations ended before 2005. */
function modelWeight(versions: readonly CountedVehicle[]): number {
  const isOld = versions.every(({ toYm }) => toYm !== null && toYm < before2005);
  return versions.length ** 0.7 * (isOld ? 0.5 : 1);
}

/** A version's weight in its model: a few far ahead, twice as much for what was sold eight to sixteen years ago. */
function versionWeight({ ktype, fromYm, toYm }: CountedVehicle, year: number): number {
  const [first, last] = [(year - 16) * 100 + 1, (year - 8) * 100 + 12];
  const wasSold = (fromYm ?? 0) <= last && (toYm ?? 999_912) >= first;
  return (0.02 + new Random(ktype, 97).next() ** 3) * (wasSold ? 2 : 1);
}

/** Each vehicle's share of all identifications, in the order of the vehicles; all together 1. */
export function shareVehicles(vehicles: readonly CountedVehicle[], year: number): Map<number, number> {
  const makes = listBy(vehicles, ({ make }) => make);
  const others = [...makes].filter(([make]) => source.makes[make] === undefined);
  const countOfOthers = others.reduce((sum, [, rows]) => sum + rows.length, 0);
  const weights = new Map<number, number>();
  for (const [make, rows] of makes) {
    const share = source.makes[make] ?? (source.othersShare * rows.length) / Math.max(1, countOfOthers);
    const models = [...listBy(rows, ({ modelId }) => modelId).values()];
    const allModels = models.reduce((sum, versions) => sum + modelWeight(versions), 0);
    for (const versions of models) {
      const ofModel = (share * modelWeight(versions)) / allModels;
      const all = versions.reduce((sum, one) => sum + versionWeight(one, year), 0);
      for (const one of versions) weights.set(one.ktype, (ofModel * versionWeight(one, year)) / all);
    }
  }
  const total = [...weights.values()].reduce((sum, one) => sum + one, 0);
  for (const [ktype, weight] of weights) weights.set(ktype, weight / total);
  return weights;
}
