"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { ArrowLeftRight } from "@/components/drawings/icons";
import { LinkButton } from "@/components/ui/link-button";
import { otherWayOf, startOf, workshopStart } from "@/lib/domains/vehicles/paths/rules";

/** Leads to the same screen of the vehicle by the other way in. */
export function WayLink() {
  const t = useTranslations("vehicles.way");
  const pathname = usePathname();
  const other = otherWayOf(pathname);
  if (!other) return null;
  return (
    <div className="no-print flex justify-end bg-paper px-4 pt-1.5 md:px-5">
      <LinkButton href={other} prefetch={false} size="sm" variant="ghost">
        <ArrowLeftRight className="size-3.5" />
        {t(startOf(pathname) === workshopStart ? "portal" : "workshop")}
      </LinkButton>
    </div>
  );
}
