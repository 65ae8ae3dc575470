"use client";

import { useTranslations } from "next-intl";
import { Timer } from "@/components/drawings/icons";
import { CountBadge } from "@/components/ui/badge";
import { iconButtonClasses } from "@/components/ui/button-style";
import { offlinePage } from "@/lib/shared/offline-page";
import { useOutbox } from "./state";

/** The way to what waits for the network, with how much it is; nothing where nothing waits. */
export function OutboxLeaf() {
  const t = useTranslations("shell.outbox");
  const { waiting, sealed } = useOutbox();
  const count = (waiting?.length ?? 0) + sealed;
  if (count === 0) return null;
  const label = t("leaf", { count });
  return (
    // The browser goes there itself: without a network nothing else can.
    <a
      href={offlinePage}
      className={iconButtonClasses("ghost", "md")}
      aria-label={label}
      title={label}
      id="outbox-link"
    >
      <Timer />
      <CountBadge className="absolute end-0 top-0.5">{count > 999 ? "999+" : count}</CountBadge>
    </a>
  );
}
