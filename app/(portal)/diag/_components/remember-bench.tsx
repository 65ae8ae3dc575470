"use client";

import { useEffect } from "react";
import { searchStore } from "@/components/vehicles/previous-searches";
import { vehicleHref } from "./places";

interface Props {
  vin: string;
  label: string;
  ktype: number | null;
}

/** Puts the vehicle on the bench at the head of the history, however it came there. */
export function RememberBench({ vin, label, ktype }: Props) {
  useEffect(() => {
    searchStore.add({ url: vehicleHref(vin), label, vin, ktype: ktype ?? undefined });
  }, [vin, label, ktype]);
  return null;
}
