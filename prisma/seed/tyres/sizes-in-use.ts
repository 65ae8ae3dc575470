import type { Vehicle } from "../catalogue/vehicles/vehicle";

export interface TyreSize {
  text: string;
  width: number;
  ratio: number;
  rim: number;
  commercial: boolean;
  loadIndex: number;
  twinIndex: number | null;
  speed: string;
  extraLoad: boolean;
}

/** A size that versions are built with: by how many, and whether BMW or Mini are among them. */
export interface SizeInUse extends TyreSize {
  versions: number;
  runFlat: boolean;
}

const shape = /^(\d{3})\/(\d{2}) R(\d{2})(C?) (\d{2,3})(?:\/(\d{2,3}))?([A-Z])( XL)?$/;

/** A size as the tables write it, such as 215/65 R16C 109/107T. */
export function sizeOf(text: string): TyreSize {
  const [, width, ratio, rim, van, load, twin, speed = "", extra] = shape.exec(text) ?? [];
  if (!width) throw new Error(`no tyre size: ${text}`);
  return {
    ...{ text, width: Number(width), ratio: Number(ratio), rim: Number(rim), commercial: van === "C" },
    ...{ loadIndex: Number(load), twinIndex: twin ? Number(twin) : null, speed, extraLoad: Boolean(extra) },
  };
}

const order = (one: TyreSize, other: TyreSize): number =>
  one.width - other.width || one.ratio - other.ratio || one.rim - other.rim || (one.text < other.text ? -1 : 1);

type Fitted = Pick<Vehicle, "makeId" | "sizes">;

/** The sizes that the versions are built with, in the order of their measures. */
export function sizesInUse(vehicles: readonly Fitted[], runFlatMakes: ReadonlySet<number>): SizeInUse[] {
  const found = new Map<string, SizeInUse>();
  for (const { makeId, sizes } of vehicles)
    for (const text of new Set(sizes.tyres.flatMap(({ front, rear }) => [front, rear ?? front]))) {
      const size = found.get(text) ?? { ...sizeOf(text), versions: 0, runFlat: false };
      size.versions += 1;
      size.runFlat ||= runFlatMakes.has(makeId);
      found.set(text, size);
    }
  return [...found.values()].sort(order);
}
