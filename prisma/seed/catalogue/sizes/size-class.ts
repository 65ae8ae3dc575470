import type { SizeTables } from "./tables";

/** What decides the sizes of a version: `model` without its generation, years of the generation and of the version. */
export interface Sized {
  make: string;
  model: string;
  generation: string | null;
  kw: number;
  modelFrom: number;
  yearFrom: number;
  diesel: boolean;
  electric: boolean;
}

export interface Place {
  class: string;
  era: string;
  step: 0 | 1 | 2;
}

/** Era of a generation by its first year. */
export function eraOf(year: number): string {
  return `e${[1998, 2005, 2012, 2019].filter((from) => year >= from).length}`;
}

/** Class, era and power step under which the tables keep a version's sizes; null for a version without a class. */
export class SizeClasses {
  private readonly byModel = new Map<string, string>();

  constructor(private readonly tables: SizeTables) {
    for (const [name, makes] of Object.entries(tables.classes.models))
      for (const [make, models] of Object.entries(makes))
        for (const model of models) this.byModel.set(`${make}|${model}`, name);
  }

  placeOf({ make, model, kw, modelFrom }: Sized): Place | null {
    const name = this.byModel.get(`${make}|${model}`) ?? this.byModel.get(`${make}|*`);
    const power = name && this.tables.tyres.classes[name]?.power;
    if (!name || !power) return null;
    return { class: name, era: eraOf(modelFrom), step: kw <= power[0] ? 0 : kw <= power[1] ? 1 : 2 };
  }
}
