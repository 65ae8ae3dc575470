import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { HomeBoard } from "@/components/portal/home-board";
import { env } from "@/lib/platform/env";
import type { PlacedTile, PlacedWidget } from "@/lib/domains/portal/tiles/schema";
import { pageLanguage } from "@/lib/web/language";

/** As tests/bench/portal.mjs writes them into the database: a widget and how many tiles it has. */
const shelves = [
  ["rse-promotions", 10],
  ["rse-news", 10],
  ["rse-docs", 20],
  ["rse-forms", 20],
] as const;

const tileOf = (id: number, highlight: boolean): PlacedTile => ({
  ...{ id, name: `Bench tile ${id}`, text: "", appType: "iconLink", brandId: null, brand: null, data: "" },
  ...{ url: `/packs/bench-${id}`, urlStart: "", urlEnd: "", urlMaintenance: "", urlCover: "", img: "/tiles/tool.svg" },
  ...{ maintenanceMode: false, highlight, className: "" },
  ...{ dateFrom: null, dateTo: null, alertStart: null, alertEnd: null, unframed: [] },
});

const widgets: PlacedWidget[] = shelves.map(([name, count], at) => {
  const before = shelves.slice(0, at).reduce((sum, [, size]) => sum + size, 0);
  const tiles = Array.from({ length: count }, (_, nth) => tileOf(900_000_001 + before + nth, at === 0));
  return { ...{ id: at + 1, name, title: name, subtitle: "", img: "", tiles } };
});

/** The yardstick of a home page: the same markup of constant tiles, in the same shell and session. */
export default async function ConstantHome() {
  if (env().ETABLI_BENCH !== "1") notFound();
  const [lang, t] = await Promise.all([pageLanguage(), getTranslations("portal.title")]);
  return (
    <div className="mx-auto grid max-w-350 grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 md:px-6">
      <h1 className="text-title font-title tracking-tight">{t("rse")}</h1>
      <ClientMessages of={["portal"]}>
        <HomeBoard home="rse" first={{ now: new Date().toISOString(), widgets }} lang={lang} />
      </ClientMessages>
    </div>
  );
}
