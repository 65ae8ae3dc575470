"use client";

import { useEffect } from "react";
import { toast } from "@/components/ui/toast";

/** Says that a search found nothing or failed, which the page shows. */
export function SearchNotice({ text }: { text: string }) {
  useEffect(() => {
    toast.say(text, { id: "vehicle-search" });
  }, [text]);
  return null;
}
