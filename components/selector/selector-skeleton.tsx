import { getTranslations } from "next-intl/server";
import { Loading, Skeleton } from "@/components/ui/skeleton";

/** A selector's page before its makes or models: title, kinds, search field and tiles. */
export async function SelectorSkeleton() {
  const t = await getTranslations("selector");
  return (
    <Loading label={t("loading")}>
      <div className="grid gap-x-8 gap-y-8 px-4 py-5 md:px-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-4">
          <Skeleton className="my-2 w-56 max-w-full" />
          <Skeleton className="w-80 max-w-full" />
          <span className="h-8 w-80 max-w-full animate-pulse rounded border border-line bg-paper" />
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-5">
            {Array.from({ length: 20 }, (_, index) => (
              <span key={index} className="h-12.5 grey-box" />
            ))}
          </div>
        </div>
      </div>
    </Loading>
  );
}
