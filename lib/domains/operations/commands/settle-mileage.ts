import type { Actor } from "@/lib/platform/actor";
import { unprocessable } from "@/lib/platform/problems";
import { findLastMileage } from "../queries/find-last-mileage";
import { mostKm } from "@/lib/domains/repair/mileage/rules";
import { judgeMileage } from "../rules";
import type { Operation } from "../schema";

interface Said {
  mileageKm?: number | null;
  /** It may lie below the last one. */
  lower?: boolean | null;
  plate: string | null;
  vin: string | null;
  except?: Pick<Operation, "createdAt" | "mileageKm">;
}

/** The mileage to write down, as it was said; 422 for what no vehicle has run, or less than last time without `lower`. */
export async function settleMileage(
  actor: Actor,
  { mileageKm, lower, ...vehicle }: Said,
): Promise<number | null | undefined> {
  if (mileageKm === null || mileageKm === undefined) return mileageKm;
  const last = await findLastMileage(actor, vehicle);
  const verdict = judgeMileage(mileageKm, lower ? null : last);
  if (verdict === "impossible")
    throw unprocessable("bad-mileage", `A mileage is a whole number of kilometres from 1 to ${mostKm}.`);
  if (verdict === "below-last") throw unprocessable("mileage-below-last", "Less than last time.", { last });
  return mileageKm;
}
