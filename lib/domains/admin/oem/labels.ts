import en from "@/messages/en/rights.json";
import fr from "@/messages/fr/rights.json";
import { oemAccesses } from "./rules";
import type { OemLabels } from "./schema";

const texts = { fr, en };

/** The kinds of OEM data with what they are, in one category. */
export function oemLabels(language: "fr" | "en"): OemLabels {
  const { title, names } = texts[language].oem;
  return { categories: [{ id: "nai", label: title, rights: oemAccesses.map((id) => ({ id, label: names[id] })) }] };
}
