"use client";

import { useTranslations } from "next-intl";
import { Loading, Skeleton, SkeletonRows } from "@/components/ui/skeleton";

/** The shape of the lists below a vehicle while the catalogue is read; as a client component it adds little to each answer. */
export default function LoadingParts() {
  const t = useTranslations("common");
  return (
    <Loading label={t("loading")} className="px-4 py-3.5 md:px-5">
      <Skeleton className="mb-2 w-60" />
      <Skeleton className="mb-5 h-5 w-80" />
      <SkeletonRows rows={8} />
    </Loading>
  );
}
