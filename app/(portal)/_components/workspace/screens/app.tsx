import { tabletPath } from "@/lib/domains/vehicles/paths/rules";
import { isEmbeddedTool } from "@/lib/domains/vehicles/tabs/rules";
import { getToolPlace } from "@/lib/domains/vehicles/tools/queries";
import { pageLanguage } from "@/lib/web/language";
import { screen, type Asked } from "../screen";
import { ToolView, toolTitle } from "../tool-view";

async function App({
  place: { actor, base, vehicle },
  at,
}: Pick<Asked<"app">, "place"> & { at: { app: string } | null }) {
  return <ToolView actor={actor} tool={at?.app ?? ""} vehicle={vehicle} lang={await pageLanguage()} back={base} />;
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
