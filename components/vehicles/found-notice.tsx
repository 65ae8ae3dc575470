"use client";

import { useEffect } from "react";
import { saidBefore } from "@/components/page/said-before";
import { toast } from "@/components/ui/toast";
import { searchStore } from "./previous-searches";

interface FoundNoticeProps {
  url: string;
  label: string;
  found: string;
  /** A sentence for what the vehicle lacks, such as its ktype. */
  warning: string | null;
}

/** Says once per search that the vehicle was found and puts it at the head of the history. */
export function FoundNotice({ url, label, found, warning }: FoundNoticeProps) {
  useEffect(() => {
    searchStore.add({ url, label });
    if (saidBefore("vehicle", url, 1)) return;
    toast.success(found, { id: "vehicle-search" });
    if (warning) toast.warning(warning, { id: "vehicle-lacks" });
  }, [url, label, found, warning]);
  return null;
}
