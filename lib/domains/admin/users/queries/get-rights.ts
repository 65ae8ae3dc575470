import { requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { rights as allRights } from "@/lib/shared/rights";
import { requireAdministered } from "./find-administered";

const held = {
  name: "user_rights",
  text: "select rights from membership where company_id = $1 and user_id = $2",
};

/** The rights of a user in a company that the actor administers, in the order of the matrix. */
export async function getRights(
  actor: Actor,
  place: { companyId: number; userId: number },
): Promise<{ rights: string[] }> {
  requireRight(actor, "UsersAdmin");
  await requireAdministered(actor, place, "UsersAdmin");
  const [row] = await read<{ rights: string[] }>(held, [place.companyId, place.userId]);
  const order = (right: string) => allRights.indexOf(right as never);
  return { rights: [...(row?.rights ?? [])].sort((one, other) => order(one) - order(other)) };
}
