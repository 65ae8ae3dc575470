import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { invalid } from "@/lib/platform/problems";
import { readDay, readType } from "./rules";
import type { Tip, VehicleOfTips } from "./schema";

const tipsOfType = {
  name: "tips_of_type",
  text: `select id, family as "typeMot", array_to_string("references", '|') as "codeMot", text as "obsMot",
      contributor as contributeur
    from tip where company_id = $1 and type = $2 and coalesce(from_day <= $3, true) and coalesce(to_day >= $3, true)
    order by id desc limit 100`,
};

/** The company's tips for vehicles of a type that were first registered on a day, the latest first. */
export async function listTips(actor: Actor, vehicle: VehicleOfTips): Promise<Tip[]> {
  requireUser(actor);
  const [type, day] = [readType(vehicle.type), readDay(vehicle.date)];
  if (type === null || day === null) throw invalid("malformed-vehicle", "A type and a day are needed.");
  return read<Tip>(tipsOfType, [companyOf(actor), type, day]);
}
