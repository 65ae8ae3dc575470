import { getTranslations } from "next-intl/server";
import { PictureDesk } from "@/components/catalogue/pictures/picture-desk";
import { PictureNav } from "@/components/catalogue/pictures/picture-nav";
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
  isScene,
  otherEnd,
  pictureAccess,
  pictureQuery,
  readView,
  readWay,
  readZone,
  type PictureState,
  type PictureWay,
} from "@/lib/domains/catalogue/pictures/rules";
import type { Zone } from "@/lib/domains/catalogue/pictures/zones";
import type { PictureGenart } from "@/lib/domains/catalogue/pictures/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { heldBy, type Actor } from "@/lib/platform/actor";
import { PartFrame } from "../part-frame";
import { PictureScene } from "../picture-scene";
import { screen, type Asked } from "../screen";
import { findVehicle360 } from "../vehicle-360";

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

async function Pictures({ place, query }: Asked<"pictures">) {
  const { actor, base, facts, lang, vehicle } = place;
  const [t, vehicles] = await Promise.all([getTranslations("pictures"), getTranslations("vehicles")]);
  if (!facts)
    return (
      <Note className="m-4 md:m-5">
        <strong>{vehicles("noKtype")}</strong> {vehicles("noKtypeHelp")}
      </Note>
    );
  const { ktype } = facts;
  const way = readWay(query.way);
  const list = way === "oem" ? listGenartsByNumbers : listGenartsByArticles;
  const [rows, around] = await Promise.all([list(actor, { ktype, lang }), findVehicle360(actor, vehicle, ktype)]);
  if (rows.length === 0) {
    const back = <LinkButton href={base}>{t("back")}</LinkButton>;
    return <EmptyState level={1} title={t(`empty.${way}`)} text={t("emptyText")} action={back} />;
  }
  const zone = readZone(query.zone);
  const asked = readView(query.view);
  const view = asked === "around" && !around ? "side" : asked;
  const state = { view, way, zone };
  const access = accessOf(actor);
  const here = vehiclePlace(base, { kind: "pictures" });
  const hrefOf = (change: Partial<PictureState>) => here + pictureQuery({ ...state, ...change });
  const shared = { base, access, hrefOf };
  return (
    <PartFrame place={place} title={t("title")} here={t("title")} above={base}>
      <PictureNav {...shared} state={state} turns={around !== null} />
      <div className="@container">
        {isScene(view) ? (
          <PictureScene {...shared} {...{ actor, ktype, lang, way, rows }} id={view} />
        ) : (
          <PictureDesk
            {...shared}
            {...{ around, rows }}
            state={{ view, way, zone }}
            body={bodyStyle(vehicle)}
            vehicle={vehicle.label}
            parts={zone ? await openParts(actor, ktype, zone, rows, way) : []}
          />
        )}
      </div>
    </PartFrame>
  );
}

async function NoPictures({ place, query }: Asked<"pictures">) {
  const t = await getTranslations("pictures");
  const back = <LinkButton href={place.base}>{t("back")}</LinkButton>;
  return <DeniedState level={1} title={t(`denied.${readWay(query.way)}`)} text={t("deniedText")} action={back} />;
}

const accessOf = (actor: Actor) => pictureAccess(heldBy(actor));

/** Parts chosen on the vehicle's pictures: a drawing whose zones lead to their generic articles. */
export default screen("pictures", {
  judge: async ({ place, query }) =>
    accessOf(place.actor).ways.includes(readWay(query.way)) ? { found: null } : "denied",
  title: async ({ place }) =>
    [(await getTranslations("pictures"))("title"), place?.vehicle.label].filter(Boolean).join(" · "),
  View: Pictures,
  Denied: NoPictures,
});
