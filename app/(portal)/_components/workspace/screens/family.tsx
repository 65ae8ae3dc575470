import { getTranslations } from "next-intl/server";
import { SubfamilyCards } from "@/components/catalogue/subfamily-cards";
import { subjectsBeside } from "@/lib/domains/repair/rules";
import type { SubfamilyRow } from "@/lib/domains/catalogue/tree/schema";
import { PartFrame } from "../part-frame";
import { PickerBox } from "../picker-box";
import { RepairDesk } from "../repair-desk";
import { screen, type Asked } from "../screen";
import { UnknownPart } from "../unknown-part";
import { subfamiliesAt } from "../workspace";

async function Family({ place, at, found }: Asked<"family"> & { found: SubfamilyRow[] }) {
  const t = await getTranslations("catalogue.families");
  const title = found[0]?.family ?? "";
  const count = found.reduce((sum, sub) => sum + sub.count, 0);
  return (
    <PartFrame
      place={place}
      title={title}
      count={t("count", { count })}
      here={title}
      above={place.base}
      tools={<PickerBox place={place} />}
    >
      <SubfamilyCards base={place.base} familyId={at.family} subfamilies={found} />
      <RepairDesk place={place} subjects={subjectsBeside({ family: at.family })} />
    </PartFrame>
  );
}

/** The subfamilies of a family with the parts that they hold for the vehicle. */
export default screen("family", {
  async judge({ place, at }) {
    const found = await subfamiliesAt(place, at.family);
    return found.length > 0 ? { found } : "missing";
  },
  title: async (_, found) => found?.[0]?.family ?? null,
  View: Family,
  Missing: ({ place }) => <UnknownPart what="unknownText" back={place.base} />,
});
