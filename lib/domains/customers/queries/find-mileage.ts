import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { normalisePlate } from "@/lib/shared/plate";

const mileage = {
  name: "linked_mileage",
  text: "select mileage_km as km from customer_vehicle where company_id = $1 and plate = $2 and mileage_km is not null limit 1",
};

/** The kilometres that a customer's vehicle had when they were last written down; null for an unknown plate. */
export async function findMileage(actor: Actor, { plate }: { plate: string }): Promise<number | null> {
  requireRight(actor, "cart");
  const [row] = await read<{ km: number }>(mileage, [companyOf(actor), normalisePlate(plate)]);
  return row?.km ?? null;
}
