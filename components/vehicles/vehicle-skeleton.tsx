import { Loading, Skeleton } from "@/components/ui/skeleton";

/** A vehicle page before its vehicle: the bar, the tiles of the families, the data beside them. */
export function VehicleSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className="flex min-h-16 items-center gap-5 border-b border-line bg-paper px-4 py-2 md:px-5">
        <span className="h-7.5 w-39 animate-pulse rounded-sm bg-sunk" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="w-56 max-w-full" />
          <Skeleton className="w-80 max-w-full max-sm:hidden" />
        </div>
        <span className="size-9 animate-pulse rounded-full bg-sunk" />
      </div>
      <div className="grid gap-6 p-4 md:px-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-2 content-start gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
          {Array.from({ length: 20 }, (_, index) => (
            <span key={index} className="h-32 grey-box" />
          ))}
        </div>
        <div className="grid content-start gap-4">
          <span className="h-80 grey-box" />
          <span className="h-60 grey-box" />
        </div>
      </div>
    </Loading>
  );
}
