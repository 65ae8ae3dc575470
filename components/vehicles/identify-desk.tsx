"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { Kbd } from "@/components/ui/kbd";
import type { SearchField } from "@/lib/domains/vehicles/search/rules";
import { IdentifyForm } from "./identify-form";
import { KeptList } from "./kept-list";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go from the identifiers into the list of previous vehicles, through it, and back. */
function moveThroughHistory(event: KeyboardEvent<HTMLDivElement>) {
  const step = steps[event.key];
  if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const desk = event.currentTarget;
  const links = [...desk.querySelectorAll<HTMLElement>("[data-previous-search]")];
  const target = event.target as HTMLElement;
  const from = links.findIndex((link) => link.contains(target));
  if (from < 0 && !(step > 0 && target.matches("input:not([type=radio])"))) return;
  const next = links[from + step] ?? (from + step < 0 ? desk.querySelector<HTMLElement>("form input") : null);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface IdentifyDeskProps {
  fields: readonly SearchField[];
  /** The police book's number is shown, but nothing is searched by it. */
  policeBook: boolean;
}

/** Where a vehicle is identified: what is typed now, what was found before, and what was kept. */
export function IdentifyDesk({ fields, policeBook }: IdentifyDeskProps) {
  const t = useTranslations("vehicles.history");
  return (
    <div onKeyDown={moveThroughHistory} className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <IdentifyForm fields={fields} policeBook={policeBook} />
      <div className="grid content-start gap-6">
        <KeptList of="history" />
        <KeptList of="bookmarks" />
        <p className="text-tiny text-ink-3 max-md:hidden">
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t("move")}
        </p>
      </div>
    </div>
  );
}
