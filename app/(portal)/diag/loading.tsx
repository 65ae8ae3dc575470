"use client";

import { useTranslations } from "next-intl";
import { Loading, Skeleton, SkeletonText } from "@/components/ui/skeleton";

/** The shape of the page of diagnosis while vehicle and tools are looked for. */
export default function LoadingDiag() {
  const t = useTranslations("common");
  return (
    <Loading label={t("loading")} className="mx-auto grid max-w-300 gap-6 px-4 py-4 md:px-6">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-10 w-full" />
      <SkeletonText lines={3} />
      <Skeleton className="h-24 w-full" />
    </Loading>
  );
}
