"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { remember } from "@/components/page/browser-choice";
import { MakeMonogram } from "@/components/drawings/make-monogram";
import { cn } from "@/components/ui/cn";
import { makeShownCookie } from "./make-shown";

/** The make's name as a badge, which a touch hides and brings back; the browser keeps the choice. */
export function MakeMark({ make, shown }: { make: string; shown: boolean }) {
  const t = useTranslations("workshop.logo");
  const [on, setOn] = useState(shown);
  const label = t(on ? "hide" : "show");
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={`${label} ${make}`}
      title={label}
      onClick={() => {
        setOn(!on);
        remember(makeShownCookie, on ? "no" : "yes");
      }}
      className={cn(
        "flex h-16 min-w-16 items-center justify-center gap-2 rounded-lg border px-4 transition-colors",
        on ? "border-line bg-sunk text-ink" : "border-dashed border-edge text-ink-3 hover:bg-sunk",
      )}
    >
      {on ? <MakeMonogram make={make} className="size-7" /> : null}
      <span className={cn("max-w-40 truncate font-bold tracking-wide uppercase", on ? "text-lead" : "text-data")}>
        {on ? make : t("show")}
      </span>
    </button>
  );
}
