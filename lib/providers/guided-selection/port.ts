/** What a value of a reference's parts says; `decisive`: it excludes cars, and stands open where the car is not known. */
export interface StatedByParts {
  key: string;
  value: string;
  decisive: boolean;
}

/** Something that tells parts apart and is seen on the part or the car: a question in words, and its answer. */
export interface SeenOnParts {
  /** The same question has the same key in every reference. */
  key: string;
  question: string;
  value: string;
  text: string;
}

/**
 * One way in which a reference is used on the vehicle: all of it must be true of the car. `condition` has the keys of the
 * catalogue's fitments (engineCodes, from, to as yyyymm, pos, brakesys, discMm, drumMm, gearbox, euro, cylinders, maxKg,
 * chassisFrom, chassisTo); keys that nobody reads leave the use open.
 */
export interface GuidedUse {
  condition: Readonly<Record<string, unknown>>;
  stated: readonly StatedByParts[];
  seen: readonly SeenOnParts[];
}

export const frontOrRear = ["front", "rear"] as const;
export const leftOrRight = ["left", "right"] as const;
export type FrontRear = (typeof frontOrRear)[number];
export type LeftRight = (typeof leftOrRight)[number];

/** An OE number of a part of the vehicle; a side is null where the number does not say it or serves both. */
export interface GuidedReference {
  /** As the maker prints it. */
  oe: string;
  /** The generic article. */
  itemId: number;
  /** The source's own word for the part; null where it has none. */
  label: string | null;
  frontRear: FrontRear | null;
  leftRight: LeftRight | null;
  /** One of them is enough. */
  uses: readonly GuidedUse[];
}

/** A part of a vehicle for which a source knows references, and how many. */
export interface GuidedPart {
  itemId: number;
  label: string | null;
  references: number;
}

export interface GuidedQuestion {
  vehicleId: number;
  /** A tag of lib/shared/languages. */
  lang: string;
  /** One generic article alone. */
  itemId?: number;
  /** These numbers alone, as A-Z0-9 keys. */
  oes?: readonly string[];
}

/**
 * OE references of vehicles and what tells them apart. A vehicle bears a number of the source's own. Null: the source does
 * not know the vehicle; empty: it knows it and has nothing. Throws ProviderFailure: unavailable, limited, bad data.
 */
export interface GuidedSelection {
  /** Generic articles for which it has questions. */
  items(): Promise<number[]>;
  /** The source's number of a version. */
  vehicleId(ktype: number): Promise<number | null>;
  parts(question: Pick<GuidedQuestion, "vehicleId" | "lang">): Promise<GuidedPart[] | null>;
  references(question: GuidedQuestion): Promise<GuidedReference[] | null>;
}
