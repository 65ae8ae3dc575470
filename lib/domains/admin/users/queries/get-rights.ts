import { requireRight, type Actor } from "@/lib/platform/actor";
import { rights as allRights } from "@/lib/shared/rights";
import { getMember } from "@/lib/domains/session/members/queries";

/** The rights of a user in a company that the actor administers, in the order of the matrix. */
export async function getRights(
  actor: Actor,
  place: { companyId: number; userId: number },
): Promise<{ rights: string[] }> {
  requireRight(actor, "UsersAdmin");
  const member = await getMember(actor, place, "UsersAdmin");
  const order = (right: string) => allRights.indexOf(right as never);
  return { rights: [...member.rights].sort((one, other) => order(one) - order(other)) };
}
