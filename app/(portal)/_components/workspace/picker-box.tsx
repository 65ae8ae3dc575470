import { PickerButton } from "@/components/catalogue/picker/picker-button";
import { ClientMessages } from "@/components/page/client-messages";
import { showsCat4 } from "@/lib/domains/catalogue/search/cat4/rules";
import { getUserSettings } from "@/lib/domains/account/preferences/queries";
import type { Workspace } from "./workspace";

/** Opens the choice of several parts of the vehicle, with the search through the whole catalogue. */
export async function PickerBox({ place: { actor, base, facts, vehicle } }: { place: Workspace }) {
  if (!facts) return null;
  const { make, model } = vehicle.record;
  const shown = showsCat4(await getUserSettings(actor));
  return (
    <ClientMessages of={["catalogue.picker", "catalogue.cat4", "catalogue.search"]}>
      <PickerButton
        base={base}
        ktype={facts.ktype}
        model={make && model ? `${make} ${model}` : null}
        showsCat4={shown}
      />
    </ClientMessages>
  );
}
