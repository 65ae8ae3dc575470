"use client";

import { Car, ListTree, Package, Stethoscope, Tablet, Users, type IconType } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { usePathname, useSearchParams } from "next/navigation";
import { ArrowLinks } from "@/components/ui/arrow-links";
import { cn } from "@/components/ui/cn";
import { workshopStart } from "@/lib/domains/vehicles/paths/rules";
import { TyreIcon } from "@/components/drawings/tyre-icon";
import { readSlide, slidePath, type WorkshopSlide } from "@/lib/domains/vehicles/workshop/rules";
import { useTabletMode } from "./use-tablet-mode";

const icons: Record<WorkshopSlide, IconType> = {
  identification: Car,
  carselector: ListTree,
  partselector: Package,
  tires: TyreIcon,
  diag: Stethoscope,
  contact: Users,
};

const entry =
  "flex h-14 items-center gap-3 rounded-lg px-3 text-data transition-colors max-md:h-12 max-md:px-2.5 md:h-16 md:w-20 md:flex-col md:justify-center md:gap-1 md:px-1 [&_svg]:size-5";

/** The workshop's slides, as large as fingers, and the switch of the tablet mode. */
export function SlideMenu({ slides }: { slides: readonly WorkshopSlide[] }) {
  const t = useTranslations("workshop");
  const atStart = usePathname() === workshopStart;
  const asked = useSearchParams().get("slide") ?? undefined;
  const current = atStart ? readSlide(asked, slides) : null;
  const tablet = useTabletMode();
  return (
    <nav
      aria-label={t("slides")}
      className="no-print flex shrink-0 gap-1 border-line bg-paper p-2 max-md:overflow-x-auto max-md:border-b md:sticky md:top-(--slides-top) md:h-[calc(100dvh-var(--slides-top))] md:flex-col md:border-e"
    >
      <ArrowLinks className="flex gap-1 md:flex-col">
        {slides.map((slide) => {
          const Icon = icons[slide];
          return (
            <Link
              key={slide}
              href={slidePath(slide)}
              prefetch={false}
              aria-current={slide === current ? "page" : undefined}
              className={cn(
                entry,
                slide === current ? "bg-accent-soft font-strong text-accent" : "text-ink-2 hover:bg-sunk",
              )}
            >
              <Icon />
              {t(`slide.${slide}`)}
            </Link>
          );
        })}
      </ArrowLinks>
      <button
        type="button"
        aria-pressed={tablet.on}
        onClick={tablet.toggle}
        title={t(tablet.on ? "tablet.off" : "tablet.on")}
        className={cn(entry, "md:mt-auto", tablet.on ? "text-accent" : "text-ink-3 hover:bg-sunk")}
      >
        <Tablet />
        <span className="text-center text-tiny">{t(tablet.on ? "tablet.off" : "tablet.on")}</span>
      </button>
    </nav>
  );
}
