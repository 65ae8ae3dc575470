import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BackOnEscape } from "@/components/catalogue/back-on-escape";
import { PartsTrail } from "@/components/catalogue/parts-trail";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { findList, ListView } from "./list-view";
import { UnknownPart } from "./unknown-part";
import { readId, type WorkspaceOf } from "./workspace";

/** The articles of one part for the vehicle, and why each fits. */
export function itemScreen<Params>(workspaceOf: WorkspaceOf<Params>) {
  type Props = { params: Promise<Params & { itemId: string }> };

  async function listAt(params: Props["params"]) {
    const [{ itemId }, place] = await Promise.all([params, workspaceOf(params)]);
    return { place, list: place && (await findList(place, readId(itemId))) };
  }

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const { place, list } = await listAt(params);
    if (!place) return {};
    if (!list) return { title: (await getTranslations("catalogue"))("notFound") };
    return { title: `${list.genart.label} · ${place.vehicle.label}` };
  }

  async function Page({ params }: Props) {
    const { place, list } = await listAt(params);
    if (!place) return null;
    const { base, facts, vehicle } = place;
    if (!list || !facts) return <UnknownPart what="unknownGenartText" back={base} />;
    const { label, familyId, family, subFamilyId, subFamily } = list.genart;
    const trail = (
      <PartsTrail
        base={base}
        make={vehicle.record.make}
        model={vehicle.record.model}
        family={{ id: familyId, label: family }}
        subFamily={{ id: subFamilyId, label: subFamily }}
        here={label}
      />
    );
    return (
      <>
        <BackOnEscape href={vehiclePlace(base, { kind: "subfamily", family: familyId, subFamily: subFamilyId })} />
        <ListView base={base} facts={facts} list={list} trail={trail} />
      </>
    );
  }
  return { generateMetadata, Page };
}
