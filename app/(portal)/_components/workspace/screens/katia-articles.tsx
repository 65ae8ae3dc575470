import { getTranslations } from "next-intl/server";
import { PartsTrail } from "@/components/catalogue/parts-trail";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { readNumbers } from "@/lib/domains/catalogue/guided/numbers";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { ListView, listAt, type TypedList } from "../list-view";
import { screen, type Asked } from "../screen";
import { TypeNumberTabs } from "../type-numbers";
import { UnknownPart } from "../unknown-part";

async function Articles({ at, found: { place, list } }: Asked<"katiaArticles"> & { found: TypedList }) {
  const t = await getTranslations("guided");
  const { base, vehicle } = place;
  const { id, label, familyId, family, subFamilyId, subFamily } = list.genart;
  const trail = (
    <>
      <PartsTrail
        base={base}
        make={vehicle.record.make}
        model={vehicle.record.model}
        family={{ id: familyId, label: family }}
        subFamily={{ id: subFamilyId, label: subFamily }}
        here={t("articlesTitle", { part: label, number: at.oeNrs })}
      />
      <TypeNumberTabs place={place} at={vehiclePlace(base, { kind: "katiaArticles", ...at, itemId: id })} />
    </>
  );
  return (
    <>
      <BackOnEscape href={vehiclePlace(base, { kind: "katiaNumbers", oeNrs: at.oeNrs })} />
      <ListView place={place} list={list} trail={trail} />
    </>
  );
}

/** The articles that replace an OE number of the vehicle, with offers and the way into the cart. */
export default screen("katiaArticles", {
  async judge({ place, at, query }) {
    const [number] = readNumbers(at.oeNrs);
    const found = number ? await listAt(place, at.itemId, query, number) : null;
    return found && found.list.articles.length > 0 ? { found } : "missing";
  },
  title: async ({ at }, found) =>
    found && (await getTranslations("guided"))("articlesTitle", { part: found.list.genart.label, number: at.oeNrs }),
  View: Articles,
  Missing: ({ place }) => <UnknownPart what="unknownGenartText" back={vehiclePlace(place.base, { kind: "katia" })} />,
});
