import { redirect } from "next/navigation";
import { menuEntries } from "@/components/page/menu-entries";
import { hasRight, heldBy } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { requireActorAt } from "@/lib/web/actor";

/**
 * The start page is the first screen that the reader may see, for who has the selection alone its page; /home tells whom
 * none is open what to do.
 */
export default async function Start() {
  const actor = await requireActorAt("/");
  if (!hasRight(actor, "CaiaApp") && hasRight(actor, "v2")) redirect("/v2/CarSelector");
  const first = menuEntries.find(({ href, forAll }) => !forAll && mayOpen(href, heldBy(actor)));
  redirect(first?.href ?? "/home");
}
