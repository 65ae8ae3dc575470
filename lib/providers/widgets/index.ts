import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { makeHttpWidgets } from "./http";
import type { OutsideWidgets } from "./port";

/** The portal that ETABLI_WIDGETS_URL names; null without one: widgets hold what editors wrote here. */
export const outsideWidgets = (): OutsideWidgets | null =>
  oncePerProcess("outside-widgets", () => {
    const { ETABLI_WIDGETS_URL } = env();
    return ETABLI_WIDGETS_URL ? makeHttpWidgets(ETABLI_WIDGETS_URL) : null;
  });
