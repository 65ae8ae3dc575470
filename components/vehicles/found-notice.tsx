"use client";

import { useEffect } from "react";
import { saidBefore } from "@/components/page/said-before";
import { toast } from "@/components/ui/toast";
import { searchStore } from "./previous-searches";

interface FoundNoticeProps {
  url: string;
  label: string;
  vin: string | null;
  ktype: number | null;
  found: string;
  /** A sentence for what the vehicle lacks, such as its ktype. */
  warning: string | null;
}

/** Says once per search that the vehicle was found and puts it at the head of the history. */
export function FoundNotice({ url, label, vin, ktype, found, warning }: FoundNoticeProps) {
  useEffect(() => {
    searchStore.add({ url, label, vin: vin ?? undefined, ktype: ktype ?? undefined });
    if (saidBefore("vehicle", url, 1)) return;
    toast.say(found, { id: "vehicle-search" });
    if (warning) toast.warning(warning, { id: "vehicle-lacks" });
  }, [url, label, vin, ktype, found, warning]);
  return null;
}
