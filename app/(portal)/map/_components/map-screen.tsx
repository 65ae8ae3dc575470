"use client";

import { useTranslations } from "next-intl";
import { onDemand } from "@/components/page/on-demand";
import { Loading, SkeletonRows } from "@/components/ui/skeleton";
import type { MapDeskProps } from "./map-desk";

const MapDesk = onDemand(() => import("./map-desk").then((module) => module.MapDesk));

/** The map, whose code comes when the page stands. */
export function MapScreen(props: MapDeskProps) {
  const common = useTranslations("common");
  const waiting = (
    <Loading label={common("loading")}>
      <SkeletonRows rows={10} />
    </Loading>
  );
  return <MapDesk {...props} fallback={waiting} />;
}
