import { getTranslations } from "next-intl/server";
import { Note } from "@/components/ui/badge";
import { VehicleData } from "@/components/vehicles/vehicle-data";
import { VehicleSummary } from "@/components/vehicles/vehicle-summary";
import { foundVehicle } from "../../../page-vehicle";

export default async function VehiclePage({ params }: { params: Promise<{ field: string; value: string }> }) {
  const [found, t] = await Promise.all([foundVehicle(params), getTranslations("vehicles")]);
  if (!found) return null;
  const { vehicle } = found;
  return (
    <div className="grid gap-x-6 gap-y-6 p-4 md:px-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <h1 className="sr-only">{vehicle.label}</h1>
      <div className="grid content-start gap-4">
        {vehicle.facts ? null : (
          <Note>
            <strong>{t("noKtype")}</strong> {t("noKtypeHelp")}
          </Note>
        )}
      </div>
      <aside aria-label={t("data")} className="grid content-start gap-4">
        <VehicleSummary vehicle={vehicle} />
        <VehicleData vehicle={vehicle} />
      </aside>
    </div>
  );
}
