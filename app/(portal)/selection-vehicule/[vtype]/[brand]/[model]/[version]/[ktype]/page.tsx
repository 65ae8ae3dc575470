import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { selectedOf, selectorActor, type VehicleParams } from "@/app/(portal)/selection-vehicule/page-selection";
import { VehicleFamilies } from "@/components/catalogue/vehicle-families";
import { VehicleBanner } from "@/components/selector/vehicle-banner";
import { VehicleData } from "@/components/vehicles/vehicle-data";
import { VehicleSummary } from "@/components/vehicles/vehicle-summary";
import { listFamilies } from "@/lib/domains/catalogue/queries/list-families";
import { vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import { catalogueLanguage } from "@/lib/shared/languages";
import { pageLanguage } from "@/lib/web/language";

interface Props {
  params: Promise<VehicleParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await selectedOf("selection-vehicule", params)).vehicle.label };
}

/** The chosen vehicle: the families of its parts, and everything that the catalogue knows of it. */
export default async function ChosenVehiclePage({ params }: Props) {
  const selected = await selectedOf("selection-vehicule", params);
  const [actor, language, t] = await Promise.all([
    selectorActor("selection-vehicule"),
    pageLanguage(),
    getTranslations("vehicles"),
  ]);
  const { ktype, vehicle } = selected;
  const families = await listFamilies(actor, { ktype, lang: catalogueLanguage(language) });
  return (
    <>
      <VehicleBanner selected={selected} kept />
      <div className="grid gap-6 p-4 md:px-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <h1 className="sr-only">{vehicle.label}</h1>
          <VehicleFamilies families={families} base={vehicleBase({ field: "ktype", value: String(ktype) })} />
        </div>
        <aside aria-label={t("data")} className="grid min-w-0 content-start gap-4">
          <VehicleSummary vehicle={vehicle} />
          <VehicleData vehicle={vehicle} />
        </aside>
      </div>
    </>
  );
}
