import { useLocale, useTranslations } from "next-intl";
import { spokenFields, type TileDraft } from "@/lib/domains/portal/editor/draft";
import type { OtherLanguage } from "@/lib/domains/portal/translations";
import { languageName, writtenLanguage } from "@/lib/shared/languages";

/** How a language is named in the reader's own. */
export function useLanguageName(): (language: OtherLanguage) => string {
  const locale = writtenLanguage(useLocale());
  return (language) => languageName(language, locale);
}

/** How a field of a tile is named. */
export function useFieldNames(): (field: keyof TileDraft) => string {
  const t = useTranslations("editors.field");
  const nameOf = useLanguageName();
  return (name) => {
    const spoken = spokenFields.find(({ field }) => field === name);
    return spoken ? t(`${spoken.text}In`, { language: nameOf(spoken.language) }) : t(name);
  };
}
