import { isEmbeddedTool } from "@/lib/domains/vehicles/tabs/rules";
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
  judge: async ({ at }) => (isEmbeddedTool(at.app) ? { found: null } : "missing"),
  title: async ({ place, at }) => [await toolTitle(at.app), place?.vehicle.label].filter(Boolean).join(" · "),
  View: App,
  Missing: App,
  Denied: App,
});
