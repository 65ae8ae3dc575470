import { tabletPath } from "@/lib/domains/vehicles/paths/rules";
import { isEmbeddedTool } from "@/lib/domains/vehicles/tabs/rules";
import { getToolPlace } from "@/lib/domains/vehicles/tools/queries";
import { pageLanguage } from "@/lib/web/language";
import { AdnTab } from "../adn-tab";
import { OemTab } from "../oem-tab";
import { RepairTab } from "../repair-tab";
import { screen, type Query } from "../screen";
import { SearchTab } from "../search-tab";
import { SivinTab } from "../sivin-tab";
import { ToolView, toolTitle } from "../tool-view";
import type { Workspace } from "../workspace";

const ourTabs = { autodata: RepairTab, haynespro: SearchTab, sivince: SivinTab, adncatalog: AdnTab };
const isOurs = (tool: string): tool is keyof typeof ourTabs => Object.hasOwn(ourTabs, tool);

/** Our own screen in the place of a tool. */
async function OurTool({ place, tool, query }: { place: Workspace; tool: string; query: Query }) {
  if (tool === "oem") return <OemTab place={place} />;
  const Tab = ourTabs[isOurs(tool) ? tool : "autodata"];
  return <Tab place={place} name={await toolTitle(tool)} query={query} />;
}

interface Props {
  place: Workspace;
  at: { app: string } | null;
  query?: Query;
}

async function App({ place, at, query = {} }: Props) {
  const { actor, base, vehicle } = place;
  const tool = at?.app ?? "";
  return (
    <ToolView
      {...{ actor, tool, vehicle }}
      lang={await pageLanguage()}
      back={base}
      ours={<OurTool {...{ place, tool, query }} />}
    />
  );
}

/** A tool of another company, told which vehicle is at work. */
export default screen("app", {
  async judge({ place, at }) {
    if (!isEmbeddedTool(at.app)) return "missing";
    const { actor, base, vehicle, lang } = place;
    const { state } = await getToolPlace(actor, { tool: at.app, vehicle, lang });
    if (state === "workshop") return { leadsTo: tabletPath(base, vehicle.record.ktype) };
    return state === "denied" ? state : { found: null };
  },
  title: async ({ place, at }) => [await toolTitle(at.app), place?.vehicle.label].filter(Boolean).join(" · "),
  View: App,
  Missing: App,
  Denied: App,
});
