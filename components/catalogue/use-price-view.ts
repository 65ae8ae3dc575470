"use client";

import { useState } from "react";
import { forgetAvailability } from "@/components/offers/use-availability";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { PriceView } from "@/lib/domains/offers/schema";

/** The switch "the customer may look": stored for the user, then every price that the page holds is asked for again. */
export function usePriceView(initial: PriceView, failed: string) {
  const [view, setView] = useState(initial);
  const choose = async (wanted: PriceView) => {
    const before = view;
    setView(wanted);
    forgetAvailability();
    try {
      await call("post", "/setUserPreference", { body: { name: "prices", value: wanted } });
      forgetAvailability();
    } catch {
      setView(before);
      toast.error(failed);
    }
  };
  return { view, choose, toggle: () => choose(view === "retail" ? "both" : "retail") };
}
