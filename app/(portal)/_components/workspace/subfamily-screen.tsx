import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { GenartLink } from "@/components/catalogue/subfamily-cards";
import { TileGrid } from "@/components/catalogue/tile-grid";
import { ClientMessages } from "@/components/page/client-messages";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { PartFrame } from "./part-frame";
import { PickerBox } from "./picker-box";
import { UnknownPart } from "./unknown-part";
import { readId, subfamiliesAt, type WorkspaceOf } from "./workspace";

/** The parts of one subfamily. */
export function subfamilyScreen<Params>(workspaceOf: WorkspaceOf<Params>) {
  type Props = { params: Promise<Params & { family: string; subFamily: string }> };

  async function subfamilyAt({ params }: Props) {
    const [{ family, subFamily }, place] = await Promise.all([params, workspaceOf(params)]);
    const rows = await subfamiliesAt(place, family);
    return { place, sub: rows.find(({ id }) => id === readId(subFamily)) };
  }

  async function generateMetadata(props: Props): Promise<Metadata> {
    const { sub } = await subfamilyAt(props);
    return { title: sub?.label ?? (await getTranslations("catalogue"))("notFound") };
  }

  async function Page(props: Props) {
    const [{ place, sub }, t] = await Promise.all([subfamilyAt(props), getTranslations("catalogue.families")]);
    if (!place) return null;
    if (!sub || !place.facts) return <UnknownPart what="unknownSubText" back={place.base} />;
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
        <ClientMessages of={["catalogue.families"]}>
          <TileGrid
            tiles={tiles}
            label={sub.label}
            className="gap-x-8 gap-y-0 rounded-md border border-line bg-paper px-4 py-2 shadow-card md:grid-cols-2"
          />
        </ClientMessages>
      </PartFrame>
    );
  }
  return { generateMetadata, Page };
}
