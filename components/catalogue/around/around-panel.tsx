import { useTranslations } from "next-intl";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { Spinner } from "@/components/ui/spinner";
import { call, CallProblem } from "@/lib/api/client";
import type { AroundVehicle, PhotoAccess } from "./around-vehicle";
import { AroundViewer } from "./around-viewer";
import { PhotoEditor } from "./photo-editor";

/** The turning vehicle as the call tells it, and its photographs for those who may bring some. */
export function AroundPanel({ vehicle, access }: { vehicle: AroundVehicle; access: PhotoAccess }) {
  const t = useTranslations("around");
  const common = useTranslations("common");
  const { ktype, doors, heavy, label } = vehicle;
  const params = { ktype, doors: String(doors), isPL: heavy ? ("1" as const) : ("0" as const) };
  const { data, error, mutate } = useSWR(["photos360", ktype, doors, heavy], () =>
    call("get", "/photos360/{ktype}/{doors}/{isPL}", { params }).catch((refused: unknown) => {
      if (refused instanceof CallProblem && refused.status === 404) return null;
      throw refused;
    }),
  );
  if (data === undefined)
    return error ? (
      <ErrorState title={t("failed")} action={<Button onClick={() => void mutate()}>{t("retry")}</Button>} />
    ) : (
      <p role="status" className="grid place-items-center p-8">
        <Spinner />
        <span className="sr-only">{common("loading")}</span>
      </p>
    );
  return (
    <div className="grid gap-4">
      {data ? (
        <AroundViewer key={data.frames[0]} frames={data.frames} vehicle={label} />
      ) : (
        <EmptyState level={3} title={t("none")} text={t("noneText")} />
      )}
      {access.photos ? (
        <PhotoEditor
          ktype={ktype}
          has={data?.source === "uploaded"}
          everywhere={access.everywhere}
          onChanged={() => mutate()}
        />
      ) : null}
    </div>
  );
}
