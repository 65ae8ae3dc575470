import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { cn } from "@/components/ui/cn";
import type { PictureWay } from "@/lib/domains/catalogue/pictures/rules";
import type { SpotParts } from "@/lib/domains/catalogue/pictures/scenes/rules";
import { RovingMarks } from "./roving-marks";
import type { SceneProps } from "./scene-props";
import { spotHref } from "./spot-href";

interface Props extends SceneProps {
  chosen: readonly string[];
  lit: string | null;
  onLight: (id: string | null) => void;
  onToggle: (id: string) => void;
}

/** The drawing with its marks: pressed ones are chosen; where only one may be, each is a link to its parts. */
export function SceneDrawing(props: Props) {
  const { name, drawing, way, access, spots, chosen, lit, onLight } = props;
  const t = useTranslations("pictures");
  const told = spots.find(({ id }) => id === lit);
  return (
    <>
      <div className="-mx-4 overflow-x-auto px-4 py-1">
        <div
          className="relative mx-auto w-full max-w-240 touch:min-w-180"
          style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}
          onPointerLeave={() => onLight(null)}
        >
          <svg
            aria-hidden
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="absolute inset-0 size-full stroke-current text-ink-2"
          >
            <use href={drawing.href} />
          </svg>
          <RovingMarks label={name}>
            {spots.map((spot) => (
              <SpotMark key={spot.id} spot={spot} {...props} on={chosen.includes(spot.id)} lit={spot.id === lit} />
            ))}
          </RovingMarks>
        </div>
      </div>
      <p aria-hidden className={cn("mt-1 min-h-6 text-data", access.drawing && "text-ink-2")}>
        {told ? spotText(t, told, way) : ""}
      </p>
    </>
  );
}

type Translate = ReturnType<typeof useTranslations<"pictures">>;

/** A spot in words: its number, its name, and how much it holds. */
function spotText(t: Translate, { number, label, count }: SpotParts, way: PictureWay): string {
  return t("spot", { number, label, count: count > 0 ? t(`counts.${way}`, { count }) : t(`none.${way}`) });
}

type MarkProps = Omit<Props, "lit"> & { spot: SpotParts; on: boolean; lit: boolean };

function SpotMark({ spot, on, lit, ...props }: MarkProps) {
  const { base, set, way, access, onLight, onToggle } = props;
  const t = useTranslations("pictures");
  const empty = spot.count === 0;
  const name = spotText(t, spot, way);
  const shared = {
    "data-mark": spot.id,
    "aria-label": name,
    title: name,
    onPointerEnter: () => onLight(spot.id),
    onFocus: () => onLight(spot.id),
    style: { left: `${spot.place[0] / 10}%`, top: `${spot.place[1] / 10}%` },
    className: cn(
      "num absolute grid size-6 -translate-1/2 place-items-center rounded-full border text-tiny font-semibold",
      "touch:size-8 touch:after:absolute touch:after:-inset-[7px]",
      empty
        ? "cursor-not-allowed border-line bg-sunk font-normal text-ink-3"
        : on
          ? "border-accent bg-accent text-accent-ink"
          : "border-accent bg-paper text-accent hover:bg-accent-soft",
      lit && !empty && "z-10 ring-2 ring-accent",
    ),
  };
  if (access.several || empty)
    return (
      <button
        {...shared}
        type="button"
        aria-pressed={access.several && !empty ? on : undefined}
        aria-disabled={empty || undefined}
        onClick={() => (empty ? undefined : onToggle(spot.id))}
      >
        {spot.number}
      </button>
    );
  return (
    <Link {...shared} href={spotHref(base, set, spot)} prefetch={false}>
      {spot.number}
    </Link>
  );
}
