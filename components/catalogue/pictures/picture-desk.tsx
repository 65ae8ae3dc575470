import { getTranslations } from "next-intl/server";
import { AroundViewer } from "@/components/catalogue/around/around-viewer";
import type { AroundMark } from "@/components/catalogue/around/around-mark";
import type { BodyStyle } from "@/components/drawings/silhouette";
import { ClientMessages } from "@/components/page/client-messages";
import { Card } from "@/components/ui/card";
import type { Photos360 } from "@/lib/domains/catalogue/pictures/around/schema";
import {
  countZones,
  setOfZone,
  type PictureAccess,
  type PictureState,
  type PictureView,
} from "@/lib/domains/catalogue/pictures/rules";
import type { PictureGenart, ZoneCount } from "@/lib/domains/catalogue/pictures/schema";
import { zones as allZones, type Zone } from "@/lib/domains/catalogue/pictures/zones";
import { VehiclePicture } from "./vehicle-picture";
import { ZoneList } from "./zone-list";
import { ZoneParts, type ZonePart } from "./zone-parts";

interface Props {
  base: string;
  state: Omit<PictureState, "view"> & { view: "around" | PictureView };
  hrefOf: (change: Partial<PictureState>) => string;
  access: PictureAccess;
  body: BodyStyle;
  /** The vehicle to turn, where it is looked at so. */
  around: Photos360 | null;
  vehicle: string;
  rows: readonly PictureGenart[];
  parts: readonly ZonePart[];
}

const panelId = "zone-parts";

/** The vehicle from outside, its zones in words, and beside them the parts of the open zone. */
export async function PictureDesk({ base, state, hrefOf, access, body, around, vehicle, rows, parts }: Props) {
  const t = await getTranslations("pictures");
  const { view, way, zone } = state;
  const counts = countZones(rows).filter(({ genarts }) => genarts > 0);
  const zones = { counts, open: zone, hrefOf: (one: typeof zone) => `${hrefOf({ zone: one })}#${panelId}` };
  const nothing = way === "oem" ? t("emptyOem") : t("emptyZone");
  return (
    <div className="grid items-start gap-4 @min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
      <Card flush className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 p-4">
        {access.drawing && around && view === "around" ? (
          <ClientMessages of={["around"]}>
            <AroundViewer frames={around.frames} vehicle={vehicle} marks={marksOf(around, zones, nameOf)} />
          </ClientMessages>
        ) : null}
        {access.drawing && view !== "around" ? (
          <div className="-mx-4 overflow-x-auto px-4 py-1">
            <VehiclePicture view={view} body={body} {...zones} />
          </div>
        ) : null}
        <ZoneList way={way} {...zones} />
      </Card>
      <section id={panelId} tabIndex={-1} aria-labelledby={`${panelId}-title`} className="scroll-mt-36 outline-none">
        <Card flush className="p-4">
          <h2 id={`${panelId}-title`} className="mb-2 text-lead font-semibold">
            {zone ? t(`zones.${zone}`) : t("chooseZone")}
          </h2>
          {zone && parts.length > 0 ? (
            <ClientMessages of={["pictures"]}>
              <ZoneParts key={zone + way} {...{ base, way, parts }} set={setOfZone(zone)} several={access.several} />
            </ClientMessages>
          ) : (
            <p className="text-ink-2">{zone || counts.length === 0 ? nothing : t("chooseZoneText")}</p>
          )}
        </Card>
      </section>
    </div>
  );
  function nameOf({ zone: one, genarts }: ZoneCount): string {
    return t("zone", { zone: t(`zones.${one}`), count: genarts });
  }
}

interface Zones {
  counts: readonly ZoneCount[];
  open: Zone | null;
  hrefOf: (zone: Zone) => string;
}

/** What the frames show of zones that hold something for the vehicle. */
function marksOf(
  around: Photos360,
  { counts, open, hrefOf }: Zones,
  nameOf: (count: ZoneCount) => string,
): AroundMark[] {
  return around.spots.flatMap(({ id, zone, frames }) => {
    const count = counts.find((one) => one.zone === zone);
    const number = allZones.indexOf(zone) + 1;
    return count ? [{ id, zone, number, label: nameOf(count), href: hrefOf(zone), open: zone === open, frames }] : [];
  });
}
