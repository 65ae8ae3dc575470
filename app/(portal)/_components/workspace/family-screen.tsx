import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SubfamilyCards } from "@/components/catalogue/subfamily-cards";
import { PartFrame } from "./part-frame";
import { PickerBox } from "./picker-box";
import { UnknownPart } from "./unknown-part";
import { subfamiliesAt, type WorkspaceOf } from "./workspace";

/** The subfamilies of a family with the parts that they hold for the vehicle. */
export function familyScreen<Params>(workspaceOf: WorkspaceOf<Params>) {
  type Props = { params: Promise<Params & { family: string }> };

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const [{ family }, place] = await Promise.all([params, workspaceOf(params)]);
    const [first] = await subfamiliesAt(place, family);
    return { title: first?.family ?? (await getTranslations("catalogue"))("notFound") };
  }

  async function Page({ params }: Props) {
    const [{ family }, place, t] = await Promise.all([
      params,
      workspaceOf(params),
      getTranslations("catalogue.families"),
    ]);
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
        tools={<PickerBox place={place} />}
      >
        <SubfamilyCards base={place.base} familyId={first.familyId} subfamilies={subfamilies} />
      </PartFrame>
    );
  }
  return { generateMetadata, Page };
}
