"use client";

import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { targetOf } from "@/lib/domains/portal/tiles/placed";
import type { PlacedTile } from "@/lib/domains/portal/tiles/schema";

interface Props {
  tile: PlacedTile;
  now: Date;
  className: string;
  children: ReactNode;
}

/** What a tile opens, by its name: a page here or a tab of its own; nothing while it is maintained. */
export function TileLink({ tile, now, className, children }: Props) {
  const t = useTranslations("portal");
  const { href, way } = targetOf(tile, now);
  if (way === "none") return <span>{children}</span>;
  if (way !== "tab")
    return (
      <Link href={href} prefetch={false} className={className}>
        {children}
      </Link>
    );
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> {t("newTab")}</span>
    </a>
  );
}
