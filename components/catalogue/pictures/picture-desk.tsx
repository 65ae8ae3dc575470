import { getTranslations } from "next-intl/server";
import type { BodyStyle } from "@/components/drawings/silhouette";
import { ClientMessages } from "@/components/page/client-messages";
import { Card } from "@/components/ui/card";
import { Tabs } from "@/components/ui/tabs";
import {
  countZones,
  pictureQuery,
  pictureViews,
  setOfZone,
  type PictureAccess,
  type PictureState,
} from "@/lib/domains/catalogue/pictures/rules";
import type { PictureGenart } from "@/lib/domains/catalogue/pictures/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { VehiclePicture } from "./vehicle-picture";
import { ZoneList } from "./zone-list";
import { ZoneParts, type ZonePart } from "./zone-parts";

interface Props {
  base: string;
  state: PictureState;
  access: PictureAccess;
  body: BodyStyle;
  rows: readonly PictureGenart[];
  parts: readonly ZonePart[];
}

const panelId = "zone-parts";

/** The drawing with its views, the zones in words, and beside them the parts of the open zone. */
export async function PictureDesk({ base, state, access, body, rows, parts }: Props) {
  const t = await getTranslations("pictures");
  const { view, way, zone } = state;
  const here = vehiclePlace(base, { kind: "pictures" });
  const hrefOf = (change: Partial<PictureState>) => here + pictureQuery({ ...state, ...change });
  const counts = countZones(rows).filter(({ genarts }) => genarts > 0);
  const zones = { counts, open: zone, hrefOf: (one: typeof zone) => `${hrefOf({ zone: one })}#${panelId}` };
  const ways = access.ways.map((one) => ({
    href: hrefOf({ way: one }),
    label: t(`ways.${one}`),
    current: one === way,
  }));
  const nothing = way === "oem" ? t("emptyOem") : t("emptyZone");
  const views = pictureViews.map((one) => ({
    href: hrefOf({ view: one }),
    label: t(`views.${one}`),
    current: one === view,
  }));
  return (
    <>
      {ways.length > 1 ? <Tabs label={t("way")} tabs={ways} className="mb-4" /> : null}
      <div className="@container">
        <div className="grid items-start gap-4 @min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
          <Card flush className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 p-4">
            {access.drawing ? (
              <>
                <Tabs label={t("view")} tabs={views} />
                <div className="-mx-4 overflow-x-auto px-4 py-1">
                  <VehiclePicture view={view} body={body} {...zones} />
                </div>
              </>
            ) : null}
            <ZoneList way={way} {...zones} />
          </Card>
          <section
            id={panelId}
            tabIndex={-1}
            aria-labelledby={`${panelId}-title`}
            className="scroll-mt-36 outline-none"
          >
            <Card flush className="p-4">
              <h2 id={`${panelId}-title`} className="mb-2 text-lead font-semibold">
                {zone ? t(`zones.${zone}`) : t("chooseZone")}
              </h2>
              {zone && parts.length > 0 ? (
                <ClientMessages of={["pictures"]}>
                  <ZoneParts
                    key={zone + way}
                    {...{ base, way, parts }}
                    set={setOfZone(zone)}
                    several={access.several}
                  />
                </ClientMessages>
              ) : (
                <p className="text-ink-2">{zone || counts.length === 0 ? nothing : t("chooseZoneText")}</p>
              )}
            </Card>
          </section>
        </div>
      </div>
    </>
  );
}
