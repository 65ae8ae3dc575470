export interface TyrePair {
  front: string;
  rear?: string;
}
type Disc = readonly [mm: number, fresh: number, least: number];
type Drum = readonly [mm: number, most: number];

/** Sizes by class of vehicle, era and power: demonstration values, typical of the class and of no maker's document. */
export interface SizeTables {
  classes: { models: Record<string, Record<string, string[]>> };
  brakes: {
    classes: Record<
      string,
      { frontDisc: Disc[]; rearDisc: Disc[]; rearDrum?: Drum[]; rearDrumUpToStep?: Record<string, number> }
    >;
  };
  battery: {
    cases: Record<string, { length: number; width: number; height: number; ah: number; cca: number }>;
    size: {
      byClass: Record<string, string[]>;
      asian: { makes: string[]; classes: Record<string, string>; until: number };
    };
    technology: { fromYear: { AGM: number; EFB: number }; agmClasses: string[]; agmMakes: string[] };
  };
  tyres: {
    classes: Record<string, { power: [number, number]; eras: Record<string, TyrePair[]> }>;
    models: { make: string; model: string; generation: string; sizes: TyrePair[] }[];
  };
}
