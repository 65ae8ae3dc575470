import { companyOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { invalid } from "@/lib/platform/problems";
import { readDay, readType, tipsPerPage } from "./rules";
import type { CompanyTips, Tip, VehicleOfTips } from "./schema";

const tipsOfType = {
  name: "tips_of_type",
  text: `select id, family as "typeMot", array_to_string("references", '|') as "codeMot", text as "obsMot",
      contributor as contributeur, coalesce(user_id = $4, false) as mine
    from tip where company_id = $1 and type = $2 and coalesce(from_day <= $3, true) and coalesce(to_day >= $3, true)
    order by id desc limit 100`,
};

/** The company's tips for vehicles of a type that were first registered on a day, the latest first. */
export async function listTips(actor: Actor, vehicle: VehicleOfTips): Promise<Tip[]> {
  requireUser(actor);
  const [type, day] = [readType(vehicle.type), readDay(vehicle.date)];
  if (type === null || day === null) throw invalid("malformed-vehicle", "A type and a day are needed.");
  return read<Tip>(tipsOfType, [companyOf(actor), type, day, userOf(actor)]);
}

const tipsOfCompany = {
  name: "tips_of_company",
  text: `select id, type, family as "typeMot", array_to_string("references", '|') as "codeMot", text as "obsMot",
      contributor as contributeur, created_at as "createdAt", coalesce(user_id = $4, false) as mine
    from tip where company_id = $1 order by id desc limit $2 offset $3`,
};
const countOfCompany = { name: "tips_count", text: "select count(*)::int as total from tip where company_id = $1" };

/** Every tip of the actor's company, the latest first, twenty a page. */
export async function listCompanyTips(actor: Actor, { page }: { page: number }): Promise<CompanyTips> {
  requireUser(actor);
  const companyId = companyOf(actor);
  const [rows, [count]] = await Promise.all([
    read<Tip & { type: string; createdAt: Date }>(tipsOfCompany, [
      ...[companyId, tipsPerPage, (page - 1) * tipsPerPage, userOf(actor)],
    ]),
    read<{ total: number }>(countOfCompany, [companyId]),
  ]);
  const items = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { total: count?.total ?? 0, items };
}
