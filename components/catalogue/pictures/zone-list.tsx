import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { ArrowLinks } from "@/components/ui/arrow-links";
import { cn } from "@/components/ui/cn";
import { type PictureWay } from "@/lib/domains/catalogue/pictures/rules";
import { zones, type Zone } from "@/lib/domains/catalogue/pictures/zones";
import type { ZoneCount } from "@/lib/domains/catalogue/pictures/schema";

interface Props {
  way: PictureWay;
  counts: readonly ZoneCount[];
  open: Zone | null;
  hrefOf: (zone: Zone) => string;
}

/** Every zone of the vehicle in words, numbered as on the drawings, whichever of them is looked at. */
export async function ZoneList({ way, counts, open, hrefOf }: Props) {
  const t = await getTranslations("pictures");
  return (
    <nav aria-label={t("allZones")} className="@container">
      <ArrowLinks>
        <ol className="grid gap-x-4 @lg:grid-cols-2">
          {counts.map(({ zone, count }) => (
            <li key={zone}>
              <Link
                data-zone={zone}
                href={hrefOf(zone)}
                prefetch={false}
                aria-current={zone === open ? "true" : undefined}
                className={cn(
                  "flex min-h-9 items-center gap-2.5 rounded px-2 touch:min-h-11",
                  zone === open ? "bg-accent-soft font-strong text-accent" : "text-ink-2 hover:bg-sunk hover:text-ink",
                )}
              >
                <span
                  aria-hidden
                  className="num grid size-6 shrink-0 place-items-center rounded-full border border-current text-tiny font-semibold text-accent"
                >
                  {zones.indexOf(zone) + 1}
                </span>
                <span className="min-w-0 flex-1 wrap-anywhere">{t(`zones.${zone}`)}</span>
                <span className="num shrink-0 text-data font-normal text-ink-3">{t(`counts.${way}`, { count })}</span>
              </Link>
            </li>
          ))}
        </ol>
      </ArrowLinks>
    </nav>
  );
}
