import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PictureDesk } from "@/components/catalogue/pictures/picture-desk";
import { Note } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { DeniedState, EmptyState } from "@/components/ui/states";
import { bodyStyle } from "@/components/vehicles/body-style";
import {
  listGenartsByArticles,
  listGenartsByNumbers,
  listOriginalNumbers,
} from "@/lib/domains/catalogue/pictures/queries";
import {
  countIn,
  otherEnd,
  pictureAccess,
  readView,
  readWay,
  readZone,
  type PictureWay,
} from "@/lib/domains/catalogue/pictures/rules";
import { type Zone } from "@/lib/domains/catalogue/pictures/zones";
import type { PictureGenart } from "@/lib/domains/catalogue/pictures/schema";
import { hasRight, type Actor } from "@/lib/platform/actor";
import { PartFrame } from "./part-frame";
import type { WorkspaceOf } from "./workspace";

type Query = Promise<Record<"view" | "way" | "zone", string | string[] | undefined>>;

/** The parts of an open zone, best known first. */
const partsIn = (zone: Zone, rows: readonly PictureGenart[]) =>
  rows.map((row) => ({ ...row, count: countIn(zone, row) })).filter(({ count }) => count > 0);

async function openParts(actor: Actor, ktype: number, zone: Zone, rows: readonly PictureGenart[], way: PictureWay) {
  const parts = partsIn(zone, rows);
  const asked = { ktype, genartIds: parts.map(({ id }) => id), without: otherEnd[zone] };
  const found = way === "oem" ? await listOriginalNumbers(actor, asked) : [];
  const numbers = new Map(found.map((one) => [one.id, one.numbers]));
  return parts.map(({ id, label, familyId, subFamilyId, count }) => ({
    ...{ id, label, familyId, subFamilyId, count },
    numbers: numbers.get(id) ?? [],
  }));
}

/** Parts chosen on the vehicle's pictures: a drawing whose zones lead to their generic articles. */
export function picturesScreen<Params>(workspaceOf: WorkspaceOf<Params>) {
  type Props = { params: Promise<Params>; searchParams: Query };

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const [place, t] = await Promise.all([workspaceOf(params), getTranslations("pictures")]);
    return { title: [t("title"), place?.vehicle.label].filter(Boolean).join(" · ") };
  }

  async function Page({ params, searchParams }: Props) {
    const [place, query, t, vehicles] = await Promise.all([
      workspaceOf(params),
      searchParams,
      getTranslations("pictures"),
      getTranslations("vehicles"),
    ]);
    if (!place) return null;
    const { actor, base, facts, lang, vehicle } = place;
    const access = pictureAccess((right) => hasRight(actor, right));
    const way = readWay(query.way);
    const back = <LinkButton href={base}>{t("back")}</LinkButton>;
    if (!access.ways.includes(way))
      return <DeniedState level={1} title={t(`denied.${way}`)} text={t("deniedText")} action={back} />;
    if (!facts)
      return (
        <Note className="m-4 md:m-5">
          <strong>{vehicles("noKtype")}</strong> {vehicles("noKtypeHelp")}
        </Note>
      );
    const list = way === "oem" ? listGenartsByNumbers : listGenartsByArticles;
    const rows = await list(actor, { ktype: facts.ktype, lang });
    if (rows.length === 0)
      return <EmptyState level={1} title={t(`empty.${way}`)} text={t("emptyText")} action={back} />;
    const zone = readZone(query.zone);
    const parts = zone ? await openParts(actor, facts.ktype, zone, rows, way) : [];
    return (
      <PartFrame place={place} title={t("title")} here={t("title")} above={base}>
        <PictureDesk
          base={base}
          state={{ view: readView(query.view), way, zone }}
          access={access}
          body={bodyStyle(vehicle)}
          rows={rows}
          parts={parts}
        />
      </PartFrame>
    );
  }
  return { generateMetadata, Page };
}
