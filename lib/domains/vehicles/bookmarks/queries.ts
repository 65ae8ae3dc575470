import { companyOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { mostKnown, type KnownVehicle } from "./rules";

const ofUser = {
  name: "vehicle_bookmarks",
  text: `select url, label from vehicle_bookmark where company_id = $1 and user_id = $2
    order by place desc limit ${mostKnown}`,
};

/** The vehicles with a star of the user in the company, the latest first. */
export async function listBookmarks(actor: Actor): Promise<KnownVehicle[]> {
  requireUser(actor);
  return read<KnownVehicle>(ofUser, [companyOf(actor), userOf(actor)]);
}
