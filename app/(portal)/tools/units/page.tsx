import { ClientMessages } from "@/components/page/client-messages";
import { requireActorAt } from "@/lib/web/actor";
import { ToolPage, toolTitle } from "../_components/tool-page";
import { UnitConverter } from "./_components/unit-converter";

export const generateMetadata = toolTitle("units");

/** Units of the trade in each other. */
export default async function UnitsPage() {
  await requireActorAt("/tools");
  return (
    <ToolPage tool="units">
      <ClientMessages of={["portal-pages.units"]}>
        <UnitConverter />
      </ClientMessages>
    </ToolPage>
  );
}
