import { redirect } from "next/navigation";
import { menuEntries } from "@/components/shell/menu-entries";
import { hasRight } from "@/lib/platform/actor";
import { requirePageActor } from "@/lib/web/actor";

/** The start page is the first screen that the reader may see; /home tells whom none is open what to do. */
export default async function Start() {
  const actor = await requirePageActor();
  const first = menuEntries.find(({ right }) => hasRight(actor, right));
  redirect(first?.href ?? "/home");
}
