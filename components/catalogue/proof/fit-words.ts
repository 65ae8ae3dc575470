import { useTranslations } from "next-intl";
import { namedCriterion } from "../fit-badge";

const words = ["manual", "automatic", "front", "rear", "left", "right"] as const;

/** How criteria and their values are called. */
export function useFitWords() {
  const t = useTranslations("catalogue.fit");
  return {
    nameOf: (key: string) => {
      const known = namedCriterion(key);
      return known ? t(`key.${known}`) : key;
    },
    valueOf: (value: string) => {
      const word = words.find((one) => one === value);
      return word ? t(`value.${word}`) : value;
    },
  };
}
