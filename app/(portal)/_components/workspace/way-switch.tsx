import { ClientMessages } from "@/components/page/client-messages";
import { WayLink } from "@/components/vehicles/way-link";
import { identificationStart, workshopStart } from "@/lib/domains/vehicles/paths/rules";
import { hasRight, heldBy } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { requirePageActor } from "@/lib/web/actor";

/** Between the portal's and the workshop's page of a vehicle, for who may switch and may open both. */
export async function WaySwitch() {
  const actor = await requirePageActor();
  const may = heldBy(actor);
  if (!hasRight(actor, "toggleNav") || !mayOpen(workshopStart, may) || !mayOpen(identificationStart, may)) return null;
  return (
    <ClientMessages of={["vehicles.way"]}>
      <WayLink />
    </ClientMessages>
  );
}
