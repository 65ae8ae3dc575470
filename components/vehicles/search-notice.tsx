"use client";

import { useEffect } from "react";
import { toast } from "@/components/ui/toast";

/** Says that a search found nothing or failed. */
export function SearchNotice({ kind, text }: { kind: "info" | "error"; text: string }) {
  useEffect(() => {
    toast[kind](text, { id: "vehicle-search" });
  }, [kind, text]);
  return null;
}
