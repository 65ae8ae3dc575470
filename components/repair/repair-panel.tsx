"use client";

import { ChevronDown } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Loading, SkeletonText } from "@/components/ui/skeleton";
import { EmptyState } from "@/components/ui/states";
import type { RepairSubject } from "@/lib/domains/repair/schema";
import { PanelContent } from "./panel-content";
import { RepairFailure } from "./repair-failure";
import { usePanel, type PanelState, type PanelVehicle } from "./use-panel";

interface Props {
  subject: RepairSubject;
  vehicle: PanelVehicle;
  /** The vehicle's address. */
  base: string;
  /** Where its work sheet is printed. */
  sheet: string;
  /** Read at once; else when the reader opens it. */
  open?: boolean;
}

/** Repair data of one subject behind its heading: not asked for, on the way, there, nothing there, failed. */
export function RepairPanel({ subject, vehicle, base, sheet, open: first = false }: Props) {
  const t = useTranslations("repair");
  const [open, setOpen] = useState(first);
  const id = useId();
  const state = usePanel(subject, vehicle, open);
  return (
    <section
      aria-labelledby={`${id}-head`}
      data-state={state.is}
      className="rounded-md border border-line bg-paper shadow-card"
    >
      <h3 id={`${id}-head`} className="text-sub font-semibold">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 w-full items-center gap-2 px-4 py-2 text-start"
        >
          <ChevronDown className={open ? "size-4" : "size-4 -rotate-90 rtl:rotate-90"} />
          {t(`subjects.${subject}`)}
        </button>
      </h3>
      <div id={id} hidden={!open} className="border-t border-line px-4 py-3">
        <PanelBody state={state} base={base} sheet={sheet} />
      </div>
    </section>
  );
}

function PanelBody({ state, base, sheet }: { state: PanelState; base: string; sheet: string }) {
  const t = useTranslations("repair");
  const common = useTranslations("common");
  switch (state.is) {
    case "IDLE":
      return null;
    case "LOADING":
      return (
        <Loading label={common("loading")} className="grid min-h-40 content-start gap-4">
          <SkeletonText lines={4} />
          <SkeletonText lines={4} />
        </Loading>
      );
    case "NO_RESULTS":
      return <EmptyState compact level={3} title={common("no-results")} text={t("noResults")} />;
    case "ERROR":
      return <RepairFailure code={state.code} action={<Button onClick={state.again}>{common("retry")}</Button>} />;
    case "OK":
      return (
        <div className="grid gap-3">
          <PanelContent panel={state.panel} base={base} />
          <div>
            <LinkButton size="sm" href={sheet} prefetch={false}>
              {t("sheet.open")}
            </LinkButton>
          </div>
        </div>
      );
  }
}
