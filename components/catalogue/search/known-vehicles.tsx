"use client";

import { useTranslations } from "next-intl";
import { ChipLink } from "@/components/ui/chip";
import { useKept } from "@/components/vehicles/use-kept";
import { phrasePlace } from "@/lib/domains/vehicles/paths/rules";
import { matchesText } from "@/lib/shared/by-label";
import { partsOf } from "./named-vehicles";

const most = 3;

interface Props {
  /** Models that the words name; without any the latest vehicles will do. */
  models: readonly string[];
  parts: readonly number[];
  /** What was typed, where that named the parts: each vehicle's own answer reads it again. */
  text?: string;
}

/** The vehicles at hand that may be meant, each leading to its own list of the parts named. */
export function KnownVehicles({ models, parts, text }: Props) {
  const t = useTranslations("catalogue.search");
  const kept = useKept("history");
  const meant = kept.filter(({ label }) => models.length === 0 || models.some((model) => matchesText(label, model)));
  if (parts.length === 0 || meant.length === 0) return null;
  return (
    <nav aria-label={t("vehicles")} className="flex flex-wrap items-baseline gap-2">
      <span aria-hidden className="text-ink-2">
        {t("vehicles")}
      </span>
      {meant.slice(0, most).map(({ url, label }) => (
        <ChipLink key={url} href={text ? phrasePlace(url, text) : partsOf(url, parts)} prefetch={false}>
          {label}
        </ChipLink>
      ))}
    </nav>
  );
}
