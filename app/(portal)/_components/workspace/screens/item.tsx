import { BackOnEscape } from "@/components/page/back-on-escape";
import { PartsTrail } from "@/components/catalogue/parts-trail";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { HeardPhrase } from "../heard-phrase";
import { ListView, listAt, type TypedList } from "../list-view";
import { screen, type Asked } from "../screen";
import { TypeNumberTabs } from "../type-numbers";
import { UnknownPart } from "../unknown-part";

function Item({ query, found: { place, list } }: Asked<"item"> & { found: TypedList }) {
  const { base, vehicle } = place;
  const { id, label, familyId, family, subFamilyId, subFamily } = list.genart;
  const at = { kind: "item", family: familyId, subFamily: subFamilyId, categoryId: subFamilyId, itemId: id } as const;
  const trail = (
    <>
      <PartsTrail
        base={base}
        make={vehicle.record.make}
        model={vehicle.record.model}
        family={{ id: familyId, label: family }}
        subFamily={{ id: subFamilyId, label: subFamily }}
        here={label}
      />
      <HeardPhrase place={place} shown={[id]} query={query} />
      <TypeNumberTabs place={place} at={vehiclePlace(base, at)} />
    </>
  );
  return (
    <>
      <BackOnEscape href={vehiclePlace(base, { kind: "subfamily", family: familyId, subFamily: subFamilyId })} />
      <ListView place={place} list={list} trail={trail} />
    </>
  );
}

/** The articles of one part for the vehicle, and why each fits. */
export default screen("item", {
  async judge({ place, at, query }) {
    const found = await listAt(place, at.itemId, query);
    return found ? { found } : "missing";
  },
  title: async (_, found) => found && `${found.list.genart.label} · ${found.place.vehicle.label}`,
  View: Item,
  Missing: ({ place }) => <UnknownPart what="unknownGenartText" back={place.base} />,
});
