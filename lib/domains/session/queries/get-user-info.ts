import { companyOf, factsOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { unauthenticated } from "@/lib/platform/problems";
import type { UserInfo } from "../schema";

const userInfoStatement = {
  name: "user_info",
  text: `select json_build_object(
      'userId', u.id, 'name', u.name, 'email', u.email, 'picture', u.picture, 'language', u.language, 'companyId', c.id,
      'companies', (select json_object_agg(oc.id, json_build_object('name', oc.name, 'logo', oc.logo) order by oc.id)
        from membership om join company oc on oc.id = om.company_id where om.user_id = u.id
          and (om.company_id = c.id or om.rights && array['CaiaApp', 'v2'])),
      'company', json_build_object('name', c.name, 'logo', c.logo,
        'address', nullif(concat_ws(', ', c.address, nullif(concat_ws(' ', c.postal_code, c.city), '')), '')),
      'rights', m.rights,
      'stockGroups', coalesce((select json_agg(json_build_object(
          'groupId', g.id, 'name', g.name, 'logo', g.logo, 'canUpdate', gm.can_update::int) order by g.id)
        from stock_group_member gm join stock_group g on g.company_id = gm.company_id and g.id = gm.stock_group_id
        where gm.user_id = u.id and gm.company_id = $2), '[]')) as info
    from "user" u join membership m on m.user_id = u.id join company c on c.id = m.company_id
    where u.id = $1 and c.id = $2`,
};

/** Who the actor is in the company of the session: never cached. */
export async function getUserInfo(actor: Actor): Promise<UserInfo> {
  requireUser(actor);
  const [row] = await read<{ info: Omit<UserInfo, "expiresAt"> }>(userInfoStatement, [userOf(actor), companyOf(actor)]);
  const { expiresAt } = factsOf(actor);
  if (!row || !expiresAt) throw unauthenticated();
  return { ...row.info, expiresAt: expiresAt.toISOString() };
}
