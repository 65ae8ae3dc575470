import { read } from "@/lib/platform/db";
import type { Identity, ProviderTokens } from "@/lib/providers/identity/port";
import { outsideWidgets } from "@/lib/providers/widgets";
import { openSession } from "../../commands/create-session";
import { rightOfDoor } from "../../rules";
import type { SessionAnswer } from "../../schema";
import type { SignOnFault } from "../rules";

interface Holder {
  userId: number;
  companyId: number;
  name: string;
  rights: string[];
}

/** The company whose rights open the main door comes first, as at the password's door. */
const holderOfEmail = {
  name: "sign_on_holder",
  text: `select u.id as "userId", m.company_id as "companyId", u.name, coalesce(m.rights, '{}') as rights
    from "user" u left join membership m on m.user_id = u.id
    where lower(u.email) = lower($1) and u.disabled_at is null
    order by (m.rights @> array[$2]) desc nulls last, m.preferred desc, m.created_at, m.company_id limit 1`,
};

interface Opening {
  kind: "browser" | "bearer";
  userAgent: string | null;
  idToken?: string;
  tokens?: ProviderTokens | null;
}

/** A session for the account whose address the provider has verified; no account is ever made here. */
export async function openForIdentity(
  { verifiedEmail }: Identity,
  { tokens, ...opening }: Opening,
): Promise<{ session: SessionAnswer } | { fault: SignOnFault }> {
  if (verifiedEmail === null) return { fault: "unverified" };
  const right = rightOfDoor("main");
  const [holder] = await read<Holder>(holderOfEmail, [verifiedEmail, right]);
  if (!holder) return { fault: "unknown" };
  if (!holder.rights.includes(right)) return { fault: "denied" };
  return { session: await openSession({ ...holder, ...opening, ...(outsideWidgets() && { tokens }), door: "sso" }) };
}
