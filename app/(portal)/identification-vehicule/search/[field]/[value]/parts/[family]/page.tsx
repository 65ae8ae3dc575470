import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SubfamilyCards } from "@/components/catalogue/subfamily-cards";
import { PartFrame } from "../_components/part-frame";
import { partPlace, subfamiliesAt } from "../_components/part-place";
import { PickerBox } from "../_components/picker-box";
import { UnknownPart } from "../_components/unknown-part";

interface Props {
  params: Promise<{ field: string; value: string; family: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { family } = await params;
  const [first] = await subfamiliesAt(await partPlace(params), family);
  return { title: first?.family ?? (await getTranslations("catalogue"))("notFound") };
}

/** The subfamilies of a family with the parts that they hold for the vehicle. */
export default async function FamilyPage({ params }: Props) {
  const [{ family }, place, t] = await Promise.all([params, partPlace(params), getTranslations("catalogue.families")]);
  if (!place) return null;
  const subfamilies = await subfamiliesAt(place, family);
  const [first] = subfamilies;
  if (!first || !place.facts) return <UnknownPart what="unknownText" back={place.base} />;
  const count = subfamilies.reduce((sum, sub) => sum + sub.count, 0);
  return (
    <PartFrame
      place={place}
      title={first.family}
      count={t("count", { count })}
      here={first.family}
      above={place.base}
      tools={<PickerBox base={place.base} ktype={place.facts.ktype} />}
    >
      <SubfamilyCards base={place.base} familyId={first.familyId} subfamilies={subfamilies} />
    </PartFrame>
  );
}
