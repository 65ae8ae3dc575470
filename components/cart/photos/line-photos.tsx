import { useTranslations } from "next-intl";
import { PhotoStrip } from "@/components/photos/photo-strip";
import { Badge } from "@/components/ui/badge";
import type { LinePhotos as Sending } from "./use-line-photos";

/** The photographs of a line of a cart, and how many were not sent. */
export function LinePhotos({ line, sending: { photos, unsent } }: { line: string; sending: Sending }) {
  const t = useTranslations("line-photos");
  const failed = unsent.filter(({ fault }) => fault !== null).length;
  return (
    <>
      <PhotoStrip {...{ photos, line }} />
      <p role="status" className="mt-1 empty:hidden">
        {failed > 0 ? <Badge tone="no">{t("unsent", { count: failed })}</Badge> : null}
      </p>
    </>
  );
}
