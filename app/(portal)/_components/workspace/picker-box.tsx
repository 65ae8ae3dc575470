import { Cat4Box } from "@/components/catalogue/picker/cat4-box";
import { GenartPicker } from "@/components/catalogue/picker/genart-picker";
import { ClientMessages } from "@/components/page/client-messages";
import { showsCat4 } from "@/lib/domains/catalogue/search/cat4/rules";
import { getUserSettings } from "@/lib/domains/account/preferences/queries";
import type { Workspace } from "./workspace";

/** The box that goes straight to one or several parts of the vehicle, and the search through the whole catalogue. */
export async function PickerBox({ place: { actor, base, facts, vehicle } }: { place: Workspace }) {
  if (!facts) return null;
  const { make, model } = vehicle.record;
  const shown = showsCat4(await getUserSettings(actor));
  return (
    <ClientMessages of={["catalogue.picker", "catalogue.cat4", "catalogue.search"]}>
      <div className="grid w-full max-w-140 grid-cols-[minmax(0,1fr)] gap-2">
        <GenartPicker base={base} ktype={facts.ktype} />
        {make && model ? <Cat4Box base={base} model={`${make} ${model}`} shown={shown} /> : null}
      </div>
    </ClientMessages>
  );
}
