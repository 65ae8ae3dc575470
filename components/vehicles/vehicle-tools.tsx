import { ClientMessages } from "@/components/page/client-messages";
import { BookmarkStar } from "./bookmark-star";
import type { PreviousSearch } from "./previous-searches";
import { SwitchVehicle } from "./switch-vehicle";

/** What can be done with the vehicle at work itself: keep it, leave it for another. */
export function VehicleTools({ url, label }: PreviousSearch) {
  return (
    <ClientMessages of={["common", "vehicles.kept", "vehicles.switch", "selector.bookmark"]}>
      <div className="flex shrink-0 gap-2">
        <BookmarkStar url={url} label={label} />
        <SwitchVehicle current={url} />
      </div>
    </ClientMessages>
  );
}
