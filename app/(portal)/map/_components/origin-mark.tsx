import { useTranslations } from "next-intl";
import { MapPin } from "@/components/drawings/icons";
import { worldPoint } from "@/lib/domains/places/rules";
import type { Place } from "@/lib/domains/places/schema";
import { nameOf } from "./place-field";
import { pixelsOf, type View } from "./view";

/** Where distances count from: its tip stands on the place, below the marks and behind what is pressed. */
export function OriginMark({ origin, view }: { origin: Place; view: View }) {
  const t = useTranslations("map");
  const { dx, dy } = pixelsOf(view, worldPoint(origin));
  return (
    <span
      role="img"
      aria-label={t("origin", { place: nameOf(origin) })}
      data-origin
      className="pointer-events-none absolute start-0 top-0 size-px"
      style={{ transform: `translate(${dx}px, ${dy}px)` }}
    >
      <MapPin aria-hidden className="absolute size-8 -translate-x-1/2 -translate-y-full fill-paper text-accent" />
    </span>
  );
}
