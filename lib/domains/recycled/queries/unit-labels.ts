import { textsOf } from "@/lib/platform/texts";
import { writtenLanguages } from "@/lib/shared/languages";
import { createTranslator } from "@/lib/shared/translator";
import type { UnitKind } from "../rules";

/** What a unit is called in each written language, for lines that outlive it. */
export async function unitLabels(kind: UnitKind): Promise<Record<string, string>> {
  const named = await Promise.all(
    writtenLanguages.map(async (locale) => {
      const messages = await textsOf(locale, "recycled");
      return [locale, createTranslator({ locale, messages })(`label.${kind}`)] as const;
    }),
  );
  return Object.fromEntries(named);
}
