"use client";

import { useLocale } from "next-intl";
import { useState } from "react";
import { call } from "@/lib/api/client";
import type { GenartRow } from "@/lib/domains/catalogue/tree/schema";

const loaded = new Map<string, Promise<GenartRow[]>>();

/** The generic articles of a vehicle, asked for once and kept for the visit. */
export function fetchVehicleGenarts(ktype: number, lang: string): Promise<GenartRow[]> {
  const key = `${ktype}/${lang}`;
  const known = loaded.get(key);
  if (known) return known;
  const mine = call("get", "/genarts/{lang}/{ktype}", { params: { lang, ktype } });
  loaded.set(key, mine);
  mine.catch(() => loaded.delete(key));
  return mine;
}

/** The generic articles that have articles for a vehicle, asked for at the first `load` and kept for the visit. */
export function useVehicleGenarts(ktype: number) {
  const lang = useLocale();
  const [genarts, setGenarts] = useState<GenartRow[] | null>(null);
  const [failed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    fetchVehicleGenarts(ktype, lang).then(setGenarts, () => setFailed(true));
  };
  return { genarts, failed, load };
}
