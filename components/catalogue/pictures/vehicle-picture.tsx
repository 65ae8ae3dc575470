import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { Silhouette, type BodyStyle } from "@/components/drawings/silhouette";
import { ArrowLinks } from "@/components/ui/arrow-links";
import { cn } from "@/components/ui/cn";
import { type PictureView } from "@/lib/domains/catalogue/pictures/rules";
import { zones, type Zone } from "@/lib/domains/catalogue/pictures/zones";
import type { ZoneCount } from "@/lib/domains/catalogue/pictures/schema";
import { art, buildOf } from "./picture-art";
import { fieldOf, spotsOf } from "./picture-spots";

interface Props {
  view: PictureView;
  body: BodyStyle;
  /** Zones that hold something for the vehicle. */
  counts: readonly ZoneCount[];
  open: Zone | null;
  hrefOf: (zone: Zone) => string;
}

/** The vehicle drawn from one side, each zone that holds parts marked by a link with the zone's number; fingers get it large enough to hit them, and push it aside. */
export async function VehiclePicture({ view, body, counts, open, hrefOf }: Props) {
  const t = await getTranslations("pictures");
  const { width, height } = fieldOf(view);
  const spots = spotsOf(view, body);
  return (
    <ArrowLinks>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={t(`views.${view}`)}
        className="mx-auto block w-full max-w-180 overflow-visible touch:min-w-150"
      >
        <Lines view={view} body={body} />
        {counts.map(({ zone, genarts }) => {
          const spot = spots[zone];
          if (!spot) return null;
          const name = t("zone", { zone: t(`zones.${zone}`), count: genarts });
          return (
            <Link
              key={zone}
              href={hrefOf(zone)}
              prefetch={false}
              aria-label={name}
              aria-current={zone === open ? "true" : undefined}
              className="group"
            >
              <title>{name}</title>
              <circle cx={spot[0]} cy={spot[1]} r="4.4" className="fill-transparent" />
              <circle
                cx={spot[0]}
                cy={spot[1]}
                r="3.5"
                className={cn(
                  "stroke-[0.6] transition-colors group-focus-visible:stroke-ink group-focus-visible:stroke-[1.4]",
                  zone === open ? "fill-accent stroke-accent" : "fill-paper stroke-accent group-hover:fill-accent-soft",
                )}
              />
              <text
                x={spot[0]}
                y={spot[1]}
                aria-hidden
                textAnchor="middle"
                dominantBaseline="central"
                className={cn("num text-[3.6px] font-semibold", zone === open ? "fill-accent-ink" : "fill-accent")}
              >
                {zones.indexOf(zone) + 1}
              </text>
            </Link>
          );
        })}
      </svg>
    </ArrowLinks>
  );
}

function Lines({ view, body }: Pick<Props, "view" | "body">) {
  if (view === "side")
    return (
      <svg width="120" height="48" viewBox="0 0 120 48" className="text-ink-3">
        <Silhouette body={body} className="h-full w-full stroke-[0.4]" />
      </svg>
    );
  const lines = art[buildOf(body)][view];
  return (
    <g
      fill="none"
      className="stroke-ink-3 stroke-2 [&_*]:[vector-effect:non-scaling-stroke]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines.body} />
      <path d={lines.details} opacity=".7" />
    </g>
  );
}
