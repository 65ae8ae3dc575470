import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { MakeMonogram } from "@/components/drawings/make-monogram";
import { Silhouette } from "@/components/drawings/silhouette";
import { ClientMessages } from "@/components/page/client-messages";
import { Badge } from "@/components/ui/badge";
import { bodyStyle } from "@/components/vehicles/body-style";
import { powerText } from "@/components/vehicles/derived-text";
import { selectionPath } from "@/lib/domains/vehicles/versions/paths";
import type { SelectedVehicle } from "@/lib/domains/vehicles/versions/schema";
import { BannerTools } from "./banner-tools";
import { yearsText } from "@/components/vehicles/years";
import { formatNumber } from "@/lib/shared/numbers";

interface Props {
  selected: SelectedVehicle;
  /** The browser remembers the vehicle and offers its star and the full screen. */
  kept?: boolean;
  children?: ReactNode;
}

/** The chosen vehicle: make, model and version with its years, engine, size, power and fuel. */
export async function VehicleBanner({ selected, kept = false, children }: Props) {
  const [t, words, locale] = await Promise.all([getTranslations("selector"), getTranslations("vehicles"), getLocale()]);
  const { make, model, version, engineCodes, vehicle, yearFrom, yearTo } = selected;
  const { record, derived } = vehicle;
  const years = yearsText(t, yearFrom, yearTo);
  const size = record.ccm === null ? null : `${formatNumber(record.ccm, locale)} cm³`;
  const engine = engineCodes.slice(0, 3).join(", ");
  const fuel = derived.fuel && words(`fuels.${derived.fuel}`);
  const details = [years, engine, fuel, powerText(words, derived), size, `ktype ${selected.ktype}`].filter(Boolean);
  const label = [vehicle.label, engineCodes[0], years].filter(Boolean).join(" · ");
  return (
    <section
      aria-label={t("banner")}
      className="sticky top-(--roof) z-20 flex min-h-16 flex-wrap items-center gap-x-5 gap-y-1.5 border-b border-line bg-paper px-4 py-2 md:px-5"
    >
      <Silhouette body={bodyStyle(vehicle)} className="h-11 shrink-0 text-ink-2 max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 text-lead font-semibold">
          <MakeMonogram make={make} className="size-6" />
          <span>{[make, version.startsWith(`${model} `) ? version : `${model} ${version}`].join(" ")}</span>
          {selected.vintage ? <Badge tone="accent">{words("vintage")}</Badge> : null}
        </p>
        <p className="num text-data text-ink-2 max-sm:line-clamp-1">{details.join(" · ")}</p>
      </div>
      {children}
      {kept ? (
        <ClientMessages of={["selector"]}>
          <BannerTools url={selectionPath("selection-vehicule", { ...selected })} label={label} />
        </ClientMessages>
      ) : null}
    </section>
  );
}
