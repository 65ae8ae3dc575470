import { ClientMessages } from "@/components/page/client-messages";
import type { KnownVehicle } from "@/lib/domains/vehicles/bookmarks/rules";
import { BookmarkStar } from "./bookmark-star";
import { SwitchVehicle } from "./switch-vehicle";

/** What can be done with the vehicle at work itself: keep it, leave it for another. */
export function VehicleTools({ url, label }: KnownVehicle) {
  return (
    <ClientMessages of={["vehicles.kept", "vehicles.switch", "selector.bookmark"]}>
      <div className="flex shrink-0 gap-2">
        <BookmarkStar url={url} label={label} />
        <SwitchVehicle current={url} />
      </div>
    </ClientMessages>
  );
}
