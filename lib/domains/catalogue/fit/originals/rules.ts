import type { FitFacts } from "../judges";
import { judgeBest } from "../rules";
import type { FitCondition } from "../schema";
import { readStated, type StatedValue } from "../stated";

/** What the catalogue has for a vehicle and several generic articles, each article with those of the asked numbers that it carries. */
export interface FoundOriginals {
  articles: [id: number, genartId: number, values: number[], conditionIds: number[], norms: string[]][];
  values: (StatedValue & { id: number; genartId: number })[];
  conditions: Record<string, FitCondition>;
}

/** How many articles fit a vehicle or may fit it, and how many the catalogue lists for its version but do not fit it. */
export interface FittingCount {
  fitting: number;
  refused: number;
}

export interface OriginalCounts {
  ofNumber: ReadonlyMap<string, FittingCount>;
  ofGenart: ReadonlyMap<number, FittingCount>;
}

const none: FittingCount = { fitting: 0, refused: 0 };

function countIn<Key>(counts: Map<Key, FittingCount>, key: Key, fits: boolean): void {
  const { fitting, refused } = counts.get(key) ?? none;
  counts.set(key, fits ? { fitting: fitting + 1, refused } : { fitting, refused: refused + 1 });
}

/** The articles behind original numbers, judged for a vehicle: `ofNumber` by the number's key, `ofGenart` by generic article. */
export function countOriginals({ articles, values, conditions }: FoundOriginals, facts: FitFacts): OriginalCounts {
  const stated = new Map(values.map((value) => [`${value.genartId}/${value.id}`, value]));
  const ofNumber = new Map<string, FittingCount>();
  const ofGenart = new Map<number, FittingCount>();
  for (const [, genartId, own, conditionIds, norms] of articles) {
    const needs = readStated(
      own.flatMap((id) => stated.get(`${genartId}/${id}`) ?? []),
      genartId,
    );
    const listed = conditionIds.map((id) => conditions[id] ?? {});
    const fits = judgeBest(listed, facts, needs).verdict !== "no";
    countIn(ofGenart, genartId, fits);
    for (const norm of norms) countIn(ofNumber, norm, fits);
  }
  return { ofNumber, ofGenart };
}
