"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useAction } from "@/components/page/use-action";
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
  const { run } = useAction(() => failed);
  const view = chosen.over === initial ? chosen.view : initial;
  const save = async (wanted: PriceView) => {
    setChosen({ over: initial, view: wanted });
    await forgetPrices();
    await call("post", "/setUserPreference", { body: { name: "prices", value: wanted } }).catch((problem: Error) => {
      setChosen({ over: initial, view });
      throw problem;
    });
    await forgetPrices();
    router.refresh();
  };
  const choose = (wanted: PriceView) => run(() => save(wanted));
  return { view, choose, toggle: () => choose(view === "retail" ? "both" : "retail") };
}
