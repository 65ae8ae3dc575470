import "server-only";
import { cache } from "react";
import { getUserSettings } from "@/lib/domains/account/preferences/queries";
import { hasRight } from "@/lib/platform/actor";
import { requirePageActor } from "./actor";

/** Whether the page shows what only experts see: the right and the header's switch together; null without the right. */
export const pageExpert = cache(async (): Promise<boolean | null> => {
  const actor = await requirePageActor();
  if (!hasRight(actor, "expertData")) return null;
  return (await getUserSettings(actor)).expertData !== false;
});
