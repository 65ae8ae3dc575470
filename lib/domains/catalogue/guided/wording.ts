import type { GuidedReference } from "@/lib/providers/guided-selection/port";
import type { FitFacts } from "../fit/judges";
import { judgeBest } from "../fit/rules";
import { readStated } from "../fit/stated";

const unknownCar: FitFacts = {
  ...{ engineCode: null, firstRegistrationYm: null, vin: null, gearbox: null, grossKg: null, brakeSystem: null },
  ...{ frontDiscMm: null, rearDiscMm: null, rearDrumMm: null, cylinders: null, euro: null },
};

/** Something that a reference asks: of the car by the key of its criterion, or in the source's own words. */
export interface Demand {
  key: string;
  question: string | null;
  needs: string[];
}

/** What a reference asks of a car, each thing once with everything that suits it; what one use does not ask is no demand. */
export function demandsOf({ uses, itemId }: GuidedReference): Demand[] {
  const asked = new Map<string, Demand & { uses: Set<number> }>();
  const add = (key: string, question: string | null, text: string, at: number) => {
    const known = asked.get(key) ?? { key, question, needs: [], uses: new Set<number>() };
    if (!known.needs.includes(text)) known.needs.push(text);
    known.uses.add(at);
    asked.set(key, known);
  };
  uses.forEach(({ condition, stated, seen }, at) => {
    const { criteria } = judgeBest([condition], unknownCar, readStated(stated, itemId));
    for (const { key, needs } of criteria) add(key, null, needs, at);
    for (const { key, question, text } of seen) add(`seen-${key}`, question, text, at);
  });
  return [...asked.values()].filter((one) => one.uses.size === uses.length).map(({ uses: _, ...demand }) => demand);
}

/** The demands that not all references share: what still tells them apart. */
export function demandsApart(references: readonly GuidedReference[]): Demand[][] {
  const all = references.map(demandsOf);
  const written = (demand: Demand) => `${demand.key}=${[...demand.needs].sort().join("/")}`;
  const shared = new Set(
    (all[0] ?? [])
      .map(written)
      .filter((one) => all.every((demands) => demands.some((demand) => written(demand) === one))),
  );
  return all.map((demands) => demands.filter((demand) => !shared.has(written(demand))));
}

/** Whether several references ask the same and stand at the same place: then nothing in the data tells them apart. */
export function areAlike(references: readonly GuidedReference[]): boolean {
  const places = new Set(references.map(({ frontRear, leftRight }) => [frontRear, leftRight].join()));
  return references.length > 1 && places.size === 1 && demandsApart(references).every(({ length }) => length === 0);
}
