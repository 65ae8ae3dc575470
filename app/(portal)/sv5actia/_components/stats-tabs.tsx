import { getTranslations } from "next-intl/server";
import { Tabs } from "@/components/ui/tabs";
import { heldBy, type Actor } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { here } from "./asked";

export const workshopPage = "/sv5actia/workshop";
export type StatsView = "frame" | "figures" | "workshop";

/** The views of the statistics that are open to the reader; the company's own frame where it has one. */
export async function StatsTabs({ actor, current, framed }: { actor: Actor; current: StatsView; framed: boolean }) {
  const t = await getTranslations("stats.view");
  const tabs: { view: StatsView; href: string; open: boolean }[] = [
    { view: "frame", href: `${here}?view=frame`, open: framed },
    { view: "figures", href: `${here}?view=figures`, open: true },
    { view: "workshop", href: workshopPage, open: mayOpen(workshopPage, heldBy(actor)) },
  ];
  const open = tabs.filter((tab) => tab.open);
  if (open.length < 2) return null;
  return (
    <Tabs
      label={t("label")}
      className="no-print"
      tabs={open.map(({ view, href }) => ({ href, label: t(view), current: view === current }))}
    />
  );
}
