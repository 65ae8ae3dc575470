"use client";

import { useEffect } from "react";
import { isFocusLost } from "@/components/page/focus-lost";
import { focusSearchField, takeInHand } from "@/components/page/vehicle-in-hand";

interface Props {
  /** Its address; null where the address names no single vehicle. */
  base: string | null;
  ktype?: number | null;
  label?: string;
}

/** Lets the search fields mean the vehicle of this page; on its first screen the cursor goes into the header's. */
export function TakeInHand({ base, ktype = null, label = "" }: Props) {
  useEffect(() => {
    if (base !== null && window.location.pathname === base && isFocusLost()) focusSearchField();
    return takeInHand(base === null ? null : { base, ktype, label });
  }, [base, ktype, label]);
  return null;
}
