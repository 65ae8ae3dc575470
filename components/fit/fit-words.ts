import { useLocale, useTranslations } from "next-intl";
import { groupFigures } from "@/lib/domains/catalogue/fit/values";
import { namedCriterion } from "./fit-badge";

const words = ["manual", "automatic", "front", "rear", "left", "right", "disc", "drum"] as const;

/** How criteria and their values are called. */
export function useFitWords() {
  const t = useTranslations("catalogue.fit");
  const locale = useLocale();
  return {
    nameOf: (key: string) => {
      const known = namedCriterion(key);
      return known ? t(`key.${known}`) : key;
    },
    valueOf: (value: string) => {
      const word = words.find((one) => one === value);
      return word ? t(`value.${word}`) : groupFigures(value, locale);
    },
  };
}
