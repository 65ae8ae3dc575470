"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useRefresh } from "@/components/live/use-live";
import { Badge } from "@/components/ui/badge";
import type { UnitHold } from "@/lib/domains/recycled/schema";

const minuteMs = 60_000;
const lookMs = 15_000;

/** For how long a unit is kept still; when its time is over the page asks anew. */
export function HeldMinutes({ hold: { until, minutes, ours } }: { hold: UnitHold }) {
  const t = useTranslations("recycled");
  const refresh = useRefresh();
  const [left, setLeft] = useState(minutes);
  useEffect(() => {
    const look = () => {
      const next = Math.ceil((Date.parse(until) - Date.now()) / minuteMs);
      if (next > 0) setLeft(next);
      else refresh();
    };
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [until, refresh]);
  return <Badge tone="unknown">{t(ours ? "reservedOurs" : "reserved", { minutes: left })}</Badge>;
}
