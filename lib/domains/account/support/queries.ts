import { listAdministrators, listPortalAdministrators } from "@/lib/domains/session/users/queries";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { env } from "@/lib/platform/env";
import type { Support } from "./schema";

/** Whom the user may ask for help. */
export async function getSupport(actor: Actor): Promise<Support> {
  requireUser(actor);
  const { ETABLI_SUPPORT_EMAIL: email, ETABLI_SUPPORT_PHONE: phone } = env();
  const administrators = await listAdministrators(actor);
  const reached = { email: email || null, phone: phone || null };
  if (administrators.length > 0 || email || phone) return { ...reached, administrators, administrate: "company" };
  return { ...reached, administrators: await listPortalAdministrators(actor), administrate: "installation" };
}
