import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import type { SpotParts } from "@/lib/domains/catalogue/pictures/scenes/rules";
import { OriginalNumbers } from "./original-numbers";
import type { SceneProps } from "./scene-props";
import { partHref, spotHref } from "./spot-href";

interface Props extends SceneProps {
  chosen: readonly string[];
  lit: string | null;
  onLight: (id: string | null) => void;
  onToggle: (id: string) => void;
}

const link =
  "flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded text-ink-2 hover:text-accent hover:underline touch:min-h-11";

/** The spots of a drawing in words: for ears, paper and small screens, with every single part. */
export function SpotList({ spots, chosen, lit, onLight, onToggle, ...props }: Props) {
  const t = useTranslations("pictures");
  return (
    <ol aria-label={t("spots")} className="grid">
      {spots.map((spot) => (
        <li
          key={spot.id}
          onPointerEnter={() => onLight(spot.id)}
          className={cn(
            "-mx-2 rounded border-line px-2 not-last:border-b",
            (spot.id === lit || chosen.includes(spot.id)) && "bg-accent-soft",
          )}
        >
          {spot.count === 0 ? (
            <p className="flex min-h-9 items-center gap-2 text-ink-3">
              <SpotNumber {...spot} />
              <span className="min-w-0 flex-1 wrap-anywhere">{spot.label}</span>
              <span className="shrink-0 text-data">{t(`none.${props.way}`)}</span>
            </p>
          ) : (
            <FilledSpot spot={spot} {...props} on={chosen.includes(spot.id)} onToggle={onToggle} />
          )}
        </li>
      ))}
    </ol>
  );
}

const SpotNumber = ({ number, count }: Pick<SpotParts, "number" | "count">) => (
  <span
    aria-hidden
    className={cn(
      "num grid size-6 shrink-0 place-items-center rounded-full border border-current text-tiny font-semibold",
      count > 0 && "text-accent",
    )}
  >
    {number}
  </span>
);

type FilledProps = Omit<SceneProps, "spots"> & { spot: SpotParts; on: boolean; onToggle: (id: string) => void };

function FilledSpot({ spot, on, onToggle, base, set, way, access, numbers }: FilledProps) {
  const t = useTranslations("pictures");
  const { parts, label, count } = spot;
  const [only = null] = parts.length === 1 ? parts : [];
  return (
    <>
      <div className="flex items-center gap-2">
        {access.several ? (
          <Checkbox
            label={<span className="sr-only">{t("choose", { label })}</span>}
            checked={on}
            onChange={() => onToggle(spot.id)}
            className="touch:min-w-11 touch:justify-center print:hidden"
          />
        ) : null}
        <Link href={spotHref(base, set, spot)} prefetch={false} className={link}>
          <SpotNumber {...spot} />
          <span className="min-w-0 flex-1 wrap-anywhere">{only?.label ?? label}</span>
          <span className="num shrink-0 text-data text-ink-3">{t(`counts.${way}`, { count })}</span>
        </Link>
      </div>
      <ul className={cn("ps-8", access.several && "ps-14")}>
        {parts.map((part) => (
          <li key={part.id}>
            {only ? null : (
              <Link href={partHref(base, set, part.id)} prefetch={false} className={cn(link, "min-h-7 text-data")}>
                <span className="min-w-0 flex-1 wrap-anywhere">{part.label}</span>
                <span className="num shrink-0 text-ink-3">{t(`counts.${way}`, { count: part.count })}</span>
              </Link>
            )}
            <OriginalNumbers label={part.label} numbers={numbers[part.id] ?? []} />
          </li>
        ))}
      </ul>
    </>
  );
}
