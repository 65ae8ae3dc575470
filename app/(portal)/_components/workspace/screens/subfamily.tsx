import { getTranslations } from "next-intl/server";
import { GenartLink } from "@/components/catalogue/subfamily-cards";
import { Tiles } from "@/components/catalogue/tiles";
import type { SubfamilyRow } from "@/lib/domains/catalogue/tree/schema";
import { subjectsBeside } from "@/lib/domains/repair/rules";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { PartFrame } from "../part-frame";
import { PickerBox } from "../picker-box";
import { RepairDesk } from "../repair-desk";
import { screen, type Asked } from "../screen";
import { UnknownPart } from "../unknown-part";
import { subfamiliesAt } from "../workspace";

async function Subfamily({ place, found: sub }: Asked<"subfamily"> & { found: SubfamilyRow }) {
  const t = await getTranslations("catalogue.families");
  const { base } = place;
  const tiles = sub.genarts.map(({ id, label, count }) => {
    const at = { family: sub.familyId, subFamily: sub.id, genart: id };
    return { id, text: label, node: <GenartLink base={base} place={at} label={label} count={count} /> };
  });
  return (
    <PartFrame
      place={place}
      title={sub.label}
      count={t("count", { count: sub.count })}
      family={{ id: sub.familyId, label: sub.family }}
      here={sub.label}
      above={vehiclePlace(base, { kind: "family", family: sub.familyId })}
      tools={<PickerBox place={place} />}
    >
      <Tiles
        tiles={tiles}
        label={sub.label}
        className="gap-x-8 gap-y-0 rounded-md border border-line bg-paper px-4 py-2 shadow-card md:grid-cols-2"
      />
      <RepairDesk place={place} subjects={subjectsBeside({ family: sub.familyId, subFamily: sub.id })} />
    </PartFrame>
  );
}

/** The parts of one subfamily. */
export default screen("subfamily", {
  async judge({ place, at }) {
    const found = (await subfamiliesAt(place, at.family)).find(({ id }) => id === at.subFamily);
    return found ? { found } : "missing";
  },
  title: async (_, found) => found?.label ?? null,
  View: Subfamily,
  Missing: ({ place }) => <UnknownPart what="unknownSubText" back={place.base} />,
});
