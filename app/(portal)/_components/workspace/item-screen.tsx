import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { PartsTrail } from "@/components/catalogue/parts-trail";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { findList, ListView } from "./list-view";
import { atTypeNumber, TypeNumberTabs, type TypnrQuery } from "./type-numbers";
import { UnknownPart } from "./unknown-part";
import { readId, type WorkspaceOf } from "./workspace";

/** The articles of one part for the vehicle, and why each fits. */
export function itemScreen<Params>(workspaceOf: WorkspaceOf<Params>) {
  type Props = { params: Promise<Params & { itemId: string }>; searchParams: TypnrQuery };

  async function listAt({ params, searchParams }: Props) {
    const [{ itemId }, found] = await Promise.all([params, workspaceOf(params)]);
    const place = found && (await atTypeNumber(found, searchParams));
    return { place, list: place && (await findList(place, readId(itemId))) };
  }

  async function generateMetadata(props: Props): Promise<Metadata> {
    const { place, list } = await listAt(props);
    if (!place) return {};
    if (!list) return { title: (await getTranslations("catalogue"))("notFound") };
    return { title: `${list.genart.label} · ${place.vehicle.label}` };
  }

  async function Page(props: Props) {
    const { place, list } = await listAt(props);
    if (!place) return null;
    const { base, facts, vehicle } = place;
    if (!list || !facts) return <UnknownPart what="unknownGenartText" back={base} />;
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
        <TypeNumberTabs place={place} at={vehiclePlace(base, at)} />
      </>
    );
    return (
      <>
        <BackOnEscape href={vehiclePlace(base, { kind: "subfamily", family: familyId, subFamily: subFamilyId })} />
        <ListView place={place} facts={facts} list={list} trail={trail} />
      </>
    );
  }
  return { generateMetadata, Page };
}
