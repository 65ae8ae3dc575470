import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { Loading, SkeletonRows } from "@/components/ui/skeleton";
import { readText, type QueryValue } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { ToolPage, toolTitle } from "../_components/tool-page";
import { LabourForVehicle } from "./_components/labour-for-vehicle";

export const generateMetadata = toolTitle("labour");

interface Props {
  searchParams: Promise<{ vehicle?: QueryValue }>;
}

/** The labour times of a vehicle, added up. */
export default async function LabourPage({ searchParams }: Props) {
  const [query, t] = await Promise.all([
    searchParams,
    getTranslations("portal-pages.labour"),
    requireActorAt("/tools/labour"),
  ]);
  const base = readText(query.vehicle, 500);
  const waiting = (
    <Loading label={t("loading")}>
      <SkeletonRows rows={6} />
    </Loading>
  );
  return (
    <ToolPage tool="labour">
      <Suspense key={base} fallback={waiting}>
        <LabourForVehicle base={base} />
      </Suspense>
    </ToolPage>
  );
}
