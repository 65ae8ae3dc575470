import { ClientMessages } from "@/components/page/client-messages";
import { requireActorAt } from "@/lib/web/actor";
import { ToolPage, toolTitle } from "../_components/tool-page";
import { CritAirForm } from "./_components/crit-air-form";

export const generateMetadata = toolTitle("crit-air");

/** The air quality sticker of a vehicle, by what its registration document says. */
export default async function CritAirPage() {
  await requireActorAt("/tools");
  return (
    <ToolPage tool="crit-air">
      <ClientMessages of={["portal-pages.critAir", "vehicles"]}>
        <CritAirForm />
      </ClientMessages>
    </ToolPage>
  );
}
