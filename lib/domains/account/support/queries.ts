import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import type { Support } from "./schema";

const administrators = {
  name: "support_administrators",
  text: `select u.name, u.email from membership m join "user" u on u.id = m.user_id
    where m.company_id = $1 and m.rights && array['admin', 'UsersAdmin'] and u.disabled_at is null
    order by m.sort_name, m.user_id limit 5`,
};

/** Whom the user may ask for help. */
export async function getSupport(actor: Actor): Promise<Support> {
  requireUser(actor);
  const { ETABLI_SUPPORT_EMAIL: email, ETABLI_SUPPORT_PHONE: phone } = env();
  const people = await read<Support["administrators"][number]>(administrators, [companyOf(actor)]);
  return { email: email || null, phone: phone || null, administrators: people };
}
