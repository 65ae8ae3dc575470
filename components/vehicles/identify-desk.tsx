"use client";

import type { KeyboardEvent } from "react";
import type { SearchField } from "@/lib/domains/vehicles/search/rules";
import { IdentifyForm } from "./identify-form";
import { SearchHistory } from "./search-history";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go from the identifiers into the list of previous vehicles, through it, and back. */
function moveThroughHistory(event: KeyboardEvent<HTMLDivElement>) {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const desk = event.currentTarget;
  const links = [...desk.querySelectorAll<HTMLElement>("[data-previous-search]")];
  const target = event.target as HTMLElement;
  const from = links.findIndex((link) => link.contains(target));
  if (from < 0 && !(step > 0 && target instanceof HTMLInputElement)) return;
  const next = links[from + step] ?? (from + step < 0 ? desk.querySelector("input") : null);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Where a vehicle is identified: what is typed now, and what was found before. */
export function IdentifyDesk({ fields }: { fields: readonly SearchField[] }) {
  return (
    <div onKeyDown={moveThroughHistory} className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <IdentifyForm fields={fields} />
      <SearchHistory />
    </div>
  );
}
