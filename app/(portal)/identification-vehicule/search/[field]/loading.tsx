import { getTranslations } from "next-intl/server";
import { VehicleSkeleton } from "@/components/vehicles/vehicle-skeleton";

export default async function LoadingVehicle() {
  const t = await getTranslations("vehicles");
  return <VehicleSkeleton label={t("loading")} />;
}
