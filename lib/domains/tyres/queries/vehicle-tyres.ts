import { requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { TyreFilters } from "../filters/rules";
import type { TyreTier } from "../kinds";
import { judgedOf, judgeForVehicle, neededSizes, type TyreSort } from "../rules";
import type { TyrePair, VehicleTyres } from "../schema";
import type { NeededSize } from "../size/rules";
import { anyTyre, readTyres, type SizeBox } from "./read-tyres";

const sizesOf = { name: "tyre_sizes", text: "select front, rear from tyre.fitment where ktype = $1 order by place" };

/** The sizes that a version is built with; none for one of which no size is known. */
export async function listTyreSizes(actor: Actor, { ktype }: { ktype: number }): Promise<TyrePair[]> {
  requireRight(actor, "Pneu");
  return read<TyrePair>(sizesOf, [ktype]);
}

/** Whether any size is known of a version. */
export const hasTyreSizes = async (actor: Actor, { ktype }: { ktype: number }): Promise<boolean> =>
  (await listTyreSizes(actor, { ktype })).length > 0;

const exactly = (value: number): [number, number] => [value, value];

function boxesOf(sizes: readonly NeededSize[]): SizeBox[] {
  const byMeasure = new Map(sizes.map((size) => [`${size.width}/${size.ratio}/${size.rim}`, size]));
  return [...byMeasure.values()].map(({ width, ratio, rim }) => [exactly(width), exactly(ratio), exactly(rim)]);
}

interface Question {
  ktype: number;
  tiers: readonly TyreTier[];
  /** One of the vehicle's own sizes; all of them without it. */
  size?: string;
  filters?: TyreFilters;
  sort?: TyreSort;
  page?: number;
}

/** The tyres of the tiers in the vehicle's own sizes, each with what is wrong with it. */
export async function listVehicleTyres(
  actor: Actor,
  { ktype, tiers, size, filters = {}, sort = "price", page = 1 }: Question,
): Promise<VehicleTyres> {
  const sizes = await listTyreSizes(actor, { ktype });
  const all = neededSizes(sizes);
  const needed = all.filter(({ text }) => size === undefined || text === size);
  const asked = { ...filters, categorieMarque: tiers };
  const { items, ...rest } = await readTyres({ boxes: boxesOf(needed), words: anyTyre, filters: asked, sort, page });
  return { sizes, ...rest, items: items.map((one) => ({ ...one, faults: judgeForVehicle(needed, judgedOf(one)) })) };
}
