"use client";

import { useTranslations } from "next-intl";
import { holdsWords } from "@/components/page/search-places";
import { Button } from "@/components/ui/button";
import { isShortVin } from "@/lib/shared/vin";
import type { Identify } from "./use-identify";
import { VinGap } from "./vin-gap";
import { VinPreview } from "./vin-preview";

/** Below an identifier: what was recognised, what is wrong, what may have been meant. Its place is kept free from the start. */
export function IdentifierHint({ id, identify }: { id: string; identify: Identify | null }) {
  return (
    <div id={id} aria-live="polite" className="min-h-6 text-data">
      {identify ? <Hint {...identify} /> : null}
    </div>
  );
}

function Hint({ field, text, reading, refused, search }: Identify) {
  const t = useTranslations("vehicles");
  if (reading.outcome === "empty") return refused ? <p className="font-medium text-no">{t("nothingTyped")}</p> : null;
  if (reading.outcome === "read") {
    const { as, value } = reading;
    return (
      <>
        <p className="num text-ink-2">
          {as === "chassis" ? <VinGap text={text} /> : t(`recognised.${as}`, { value, count: value.length })}
        </p>
        {as === "vin" ? <VinPreview vin={value} /> : null}
      </>
    );
  }
  if (holdsWords(text)) return <p className="text-ink-2">{t("phrase")}</p>;
  const meant = reading.corrections.slice(0, 3);
  return (
    <>
      {refused ? (
        <p className="font-medium wrap-anywhere text-no">{t(`malformed.${field}`, { value: text.slice(0, 40) })}</p>
      ) : null}
      {field === "vin" || isShortVin(text) ? (
        <p className="text-ink-2">
          <VinGap text={text} />
        </p>
      ) : null}
      {meant.length > 0 ? (
        <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-2">
          {t("didYouMean")}
          {meant.map((value) => (
            <Button
              key={value}
              size="sm"
              className="num"
              aria-label={t("correct", { value })}
              onClick={() => search(field, value)}
            >
              {value}
            </Button>
          ))}
        </p>
      ) : null}
    </>
  );
}
