import type { Texts } from "@/messages/texts";
import { oemAccesses } from "./rules";
import type { OemLabels } from "./schema";

/** The kinds of OEM data with what they are, in one category. */
export function oemLabels(texts: Texts["rights"]): OemLabels {
  const { title, names } = texts.oem;
  return { categories: [{ id: "nai", label: title, rights: oemAccesses.map((id) => ({ id, label: names[id] })) }] };
}
