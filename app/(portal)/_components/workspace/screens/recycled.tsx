import { getTranslations } from "next-intl/server";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { CodesForm } from "@/components/recycled/codes-form";
import { WatchUnits } from "@/components/recycled/watch-units";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { Tabs } from "@/components/ui/tabs";
import { listUnits } from "@/lib/domains/recycled/queries/list-units";
import { availabilities, isAvailability, pageWith, tabsOf, type Availability } from "@/lib/domains/recycled/rules";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { readId, readPage, readText } from "@/lib/shared/address";
import { RecycledUnits } from "../recycled-units";
import { screen, type Asked, type Query } from "../screen";

const codesIn = (query: Query) => ({
  engineCode: readText(query.engineCode, 60),
  gearboxCode: readText(query.gearboxCode, 60),
});

/** An address of the list with what was typed, and what is empty left out. */
const withQuery = (here: string, values: Record<string, string>): string => {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ""));
  return query.size > 0 ? `${here}?${query}` : here;
};

async function Recycled({ place, query, found: availability }: Asked<"recycled"> & { found: Availability }) {
  const { actor, base, facts, vehicle } = place;
  const t = await getTranslations("recycled");
  const back = <LinkButton href={base}>{t("back")}</LinkButton>;
  const ktype = facts?.ktype ?? vehicle.record.ktype;
  if (!facts || ktype === null)
    return <EmptyState level={1} title={t("noVersion")} text={t("noVersionText")} action={back} />;
  const typed = codesIn(query);
  const car = {
    engineCode: typed.engineCode || facts.engineCode,
    gearbox: facts.gearbox,
    gearboxCode: typed.gearboxCode || null,
  };
  const tabs = tabsOf(await listUnits(actor, { ktype, availability, car }));
  const asked = readText(query.tab, 60);
  const unit = readId(query.unit);
  const current =
    tabs.find(({ units }) => units.some(({ id }) => id === unit)) ?? tabs.find(({ tab }) => tab === asked) ?? tabs[0];
  const here = vehiclePlace(base, { kind: "recycled", virtual: availability });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-3.5 md:px-5">
      <BackOnEscape href={base} />
      <WatchUnits ids={tabs.flatMap(({ units }) => units.map(({ id }) => id))} />
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="grow text-title font-title tracking-tight">{t("title")}</h1>
        {back}
      </div>
      <Tabs
        label={t("show")}
        tabs={availabilities.toReversed().map((virtual) => ({
          href: withQuery(vehiclePlace(base, { kind: "recycled", virtual }), { ...typed, tab: asked }),
          label: t(`availability.${virtual}`),
          current: virtual === availability,
        }))}
      />
      <CodesForm here={here} tab={asked} typed={typed} known={facts.engineCode} />
      {tabs.length > 1 ? (
        <Tabs
          label={t("kinds")}
          tabs={tabs.map(({ tab, kind, units }) => ({
            href: withQuery(here, { ...typed, tab }),
            label: kind === "engine" ? t("tab.engine", { family: units[0]?.engineFamily ?? "" }) : t("tab.gearbox"),
            count: units.length,
            current: tab === current?.tab,
          }))}
        />
      ) : null}
      {current ? (
        <RecycledUnits
          units={current.units}
          vehicle={facts}
          page={pageWith(current.units, unit) ?? readPage(query.page)}
          hrefFor={(values) => withQuery(here, { ...typed, tab: current.tab, ...values })}
        />
      ) : (
        <EmptyState
          title={t("none")}
          text={t("noneText")}
          action={
            availability === "1-0" ? (
              back
            ) : (
              <LinkButton href={vehiclePlace(base, { kind: "recycled", virtual: "1-0" })}>{t("all")}</LinkButton>
            )
          }
        />
      )}
    </div>
  );
}

/** The recycled engines and gearboxes of the vehicle. */
export default screen("recycled", {
  judge: async ({ at: { virtual } }) => (isAvailability(virtual) ? { found: virtual } : "missing"),
  title: async ({ place }) =>
    [(await getTranslations("recycled"))("title"), place?.vehicle.label].filter(Boolean).join(" · "),
  View: Recycled,
});
