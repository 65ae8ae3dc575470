import { requireRight, type Actor } from "@/lib/platform/actor";
import { env } from "@/lib/platform/env";

/** The host of the content-management site; null when none is configured. */
export function findSite(actor: Actor): string | null {
  requireRight(actor, "WordPress");
  const { ETABLI_WORDPRESS_URL: site } = env();
  return site ? new URL(site).host : null;
}
