import { getTranslations } from "next-intl/server";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { DealBox } from "@/components/catalogue/deal-box";
import { PartsTrail } from "@/components/catalogue/parts-trail";
import { ClientMessages } from "@/components/page/client-messages";
import { ChipLink } from "@/components/ui/chip";
import { pictureQuery, zoneOfSet } from "@/lib/domains/catalogue/pictures/rules";
import { sceneOfSet } from "@/lib/domains/catalogue/pictures/scenes/rules";
import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import { readText } from "@/lib/shared/address";
import { takesDeals, vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { dealPlaceOf } from "../deal-place";
import { HeardPhrase } from "../heard-phrase";
import { ListView, listAt, type TypedList } from "../list-view";
import { screen, type Asked } from "../screen";
import { TypeNumberTabs } from "../type-numbers";
import { UnknownPart } from "../unknown-part";
import { mostGenarts, readGenarts } from "../workspace";

interface Found extends TypedList {
  /** The chosen parts. */
  parts: { id: number; label: string }[];
}

async function Search({ at, query, found: { place, list, parts } }: Asked<"search"> & { found: Found }) {
  const [t, pictures] = await Promise.all([getTranslations("catalogue.list"), getTranslations("pictures")]);
  const { base, vehicle } = place;
  const rest = vehiclePlace("", { kind: "search", ...at });
  const deal = takesDeals(base) ? await dealPlaceOf(place, { codes: "", rest }) : null;
  const hrefOf = (itemId: number) => vehiclePlace(base, { kind: "search", ...at, itemId });
  const zone = zoneOfSet(at.name);
  const scene = sceneOfSet(at.name);
  const shown = zone ? { zone } : scene && { view: scene };
  const above = shown ? vehiclePlace(base, { kind: "pictures" }) + pictureQuery(shown) : base;
  const here = zone
    ? pictures("set", { set: at.name, zone: pictures(`zones.${zone}`) })
    : scene
      ? pictures("sceneSet", { set: at.name, scene: pictures(`scenes.${scene}`) })
      : t("tabs");
  const trail = (
    <>
      <PartsTrail base={base} make={vehicle.record.make} model={vehicle.record.model} here={here} />
      {parts.length > 1 ? (
        <nav aria-label={t("tabs")} className="my-2 flex flex-wrap gap-2">
          {parts.map(({ id, label }) => (
            <ChipLink key={id} href={hrefOf(id)} active={id === list.genart.id}>
              {label}
            </ChipLink>
          ))}
        </nav>
      ) : null}
      <HeardPhrase place={place} shown={parts.map(({ id }) => id)} query={query} />
      <TypeNumberTabs place={place} at={hrefOf(list.genart.id)} />
      {deal ? (
        <ClientMessages of={["faults.deal"]}>
          <DealBox key={deal.base} place={deal} parts={parts} first={readGenarts(readText(query.parts, 1000))} />
        </ClientMessages>
      ) : null}
    </>
  );
  return (
    <>
      <BackOnEscape href={above} />
      <ListView place={place} list={list} trail={trail} />
    </>
  );
}

/** Several chosen parts of the vehicle: one chip each, the list of the chosen one below. */
export default screen("search", {
  async judge({ place, at, query }) {
    const ids = [...new Set(at.genartIds)].slice(0, mostGenarts);
    const [places, typed] = await Promise.all([
      listPlaces(place.actor, { ids, lang: place.lang }),
      listAt(place, at.itemId, query),
    ]);
    const parts = places.map(({ id, label }) => ({ id, label }));
    return typed && parts.length > 0 ? { found: { ...typed, parts } } : "missing";
  },
  title: async () => (await getTranslations("catalogue.list"))("tabs"),
  View: Search,
  Missing: ({ place }) => <UnknownPart what="unknownGenartText" back={place.base} />,
});
