import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { keepsAll } from "../access";
import { isSerial } from "../rules";
import type { Pass } from "../schema";
import { passColumns } from "./columns";

const bySerial = {
  name: "pass_by_serial",
  text: `select ${passColumns} from pass p where p.serial = $2 and (p.company_id = $1 or $3)`,
};
const ofVehicle = {
  name: "pass_of_vehicle",
  text: `select ${passColumns} from pass p where p.company_id = $1 and p.active_vin = $2`,
};

/** A pass that the actor looks after by its id; 404 for any other. */
export async function getPass(actor: Actor, { serial }: { serial: string }): Promise<Pass> {
  requireRight(actor, "admin");
  const [pass] = isSerial(serial) ? await read<Pass>(bySerial, [companyOf(actor), serial, keepsAll(actor)]) : [];
  if (!pass) throw notFound();
  return pass;
}

/** The company's active pass of a vehicle, or null. */
export async function findPassOf(actor: Actor, { vin }: { vin: string }): Promise<Pass | null> {
  requireRight(actor, "IdCar", "admin");
  const [pass] = await read<Pass>(ofVehicle, [companyOf(actor), vin]);
  return pass ?? null;
}
