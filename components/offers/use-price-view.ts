"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { PriceView } from "@/lib/domains/offers/schema";

/** Pages without offers do not load their store. */
const forgetPrices = async () => (await import("./availability-store")).forgetAvailability();

/**
 * The switch "the customer may look": stored for the user, then everything that the page holds is asked for again. A page
 * that was made since counts more than what was chosen before.
 */
export function usePriceView(initial: PriceView, failed: string) {
  const router = useRouter();
  const [chosen, setChosen] = useState({ over: initial, view: initial });
  const view = chosen.over === initial ? chosen.view : initial;
  const choose = async (wanted: PriceView) => {
    setChosen({ over: initial, view: wanted });
    await forgetPrices();
    try {
      await call("post", "/setUserPreference", { body: { name: "prices", value: wanted } });
      await forgetPrices();
      router.refresh();
    } catch {
      setChosen({ over: initial, view });
      toast.error(failed);
    }
  };
  return { view, choose, toggle: () => choose(view === "retail" ? "both" : "retail") };
}
