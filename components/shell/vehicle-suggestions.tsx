"use client";

import { useLocale } from "next-intl";
import { useEffect } from "react";
import { fetchVehicleGenarts } from "@/components/catalogue/picker/use-vehicle-genarts";
import type { GenartRow } from "@/lib/domains/catalogue/tree/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { rankLabels } from "@/lib/shared/by-label";
import type { SearchOption, SuggestedText } from "./search-option";

interface Props {
  text: string;
  base: string;
  ktype: number;
  onFound: (found: SuggestedText) => void;
}

const most = 8;

const optionOf = ({ id: itemId, label, count, ...at }: GenartRow, base: string): SearchOption => {
  const { familyId: family, subFamilyId: subFamily, categoryId } = at;
  const href = vehiclePlace(base, { kind: "item", family, subFamily, categoryId, itemId });
  return { group: "genarts", label, detail: String(count), href };
};

/** Names the parts of the vehicle in hand that a text may mean and hands them up; draws nothing. Loaded when somebody types. */
export default function VehicleSuggestions({ text, base, ktype, onFound }: Props) {
  const lang = useLocale();
  useEffect(() => {
    let isOld = false;
    const tell = (genarts: readonly GenartRow[]) => {
      if (!isOld) onFound({ text, options: rankLabels(genarts, text, most).map((part) => optionOf(part, base)) });
    };
    fetchVehicleGenarts(ktype, lang).then(tell, () => undefined);
    return () => {
      isOld = true;
    };
  }, [base, ktype, lang, onFound, text]);
  return null;
}
