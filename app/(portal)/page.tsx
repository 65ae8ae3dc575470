import { redirect } from "next/navigation";
import { menuEntries } from "@/components/page/menu-entries";
import { heldBy } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { requireActorAt } from "@/lib/web/actor";

/** The start page is the first screen that the reader may see; /home tells whom none is open what to do. */
export default async function Start() {
  const actor = await requireActorAt("/");
  const first = menuEntries.find(({ href }) => mayOpen(href, heldBy(actor)));
  redirect(first?.href ?? "/home");
}
