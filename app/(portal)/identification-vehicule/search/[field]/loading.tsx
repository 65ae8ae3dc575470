"use client";

import { useTranslations } from "next-intl";
import { VehicleSkeleton } from "@/components/vehicles/vehicle-skeleton";

export default function LoadingVehicle() {
  const t = useTranslations("common");
  return <VehicleSkeleton label={t("loading")} />;
}
