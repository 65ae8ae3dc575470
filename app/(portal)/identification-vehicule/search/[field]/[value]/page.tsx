import { getTranslations } from "next-intl/server";
import { VehiclePanel } from "@/app/(portal)/_components/vehicle-panel";
import { VehicleFamilies } from "@/components/catalogue/vehicle-families";
import { Note } from "@/components/ui/badge";
import { listFamilies } from "@/lib/domains/catalogue/queries/list-families";
import { catalogueLanguage } from "@/lib/shared/languages";
import { requirePageActor } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { foundVehicle } from "../../../page-vehicle";
import { PickerBox } from "./parts/_components/picker-box";

/** The vehicle: the families of its parts, and everything that is known of it. */
export default async function VehiclePage({ params }: { params: Promise<{ field: string; value: string }> }) {
  const [found, actor, language, t] = await Promise.all([
    foundVehicle(params),
    requirePageActor("CarIdentifier"),
    pageLanguage(),
    getTranslations("vehicles"),
  ]);
  if (!found) return null;
  const { vehicle, base } = found;
  const { facts, label } = vehicle;
  const families = facts && (await listFamilies(actor, { ktype: facts.ktype, lang: catalogueLanguage(language) }));
  return (
    <div className="grid gap-6 p-4 md:px-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <h1 className="sr-only">{label}</h1>
        {families ? (
          <VehicleFamilies families={families} base={base} tools={<PickerBox base={base} ktype={facts.ktype} />} />
        ) : (
          <Note>
            <strong>{t("noKtype")}</strong> {t("noKtypeHelp")}
          </Note>
        )}
      </div>
      <aside aria-label={t("data")} className="grid min-w-0 content-start gap-4">
        <VehiclePanel actor={actor} base={base} vehicle={vehicle} />
      </aside>
    </div>
  );
}
