import { otherLanguages, toldTranslations, widgetTexts, type OtherLanguage, type WidgetText } from "../translations";
import type { SeenWidget } from "../widgets/schema";

/** A text of a widget as its dialog shows it: in the home's language, in another one, and its picture's address. */
export type WidgetField = WidgetText | `${WidgetText} ${OtherLanguage}` | "img";
type WidgetDraft = Record<WidgetField, string>;

/** The texts of a widget that is not made yet. */
export const noTexts: SeenWidget = { title: "", subtitle: "", translations: {}, img: "" };

/** The texts of a widget as its fields show them. */
export function draftOfWidget({ title, subtitle, translations, img }: SeenWidget): WidgetDraft {
  const spoken = otherLanguages.flatMap((language) =>
    widgetTexts.map((text) => [`${text} ${language}`, translations[language]?.[text] ?? ""] as const),
  );
  return { ...(Object.fromEntries(spoken) as WidgetDraft), title, subtitle, img };
}

/** The fields of a widget as the call takes them. */
export function inputOfWidget(draft: WidgetDraft): SeenWidget {
  const spoken = otherLanguages.map((language) => [
    language,
    Object.fromEntries(widgetTexts.map((text) => [text, draft[`${text} ${language}`].trim()])),
  ]);
  const { title, subtitle, img } = draft;
  return { title, subtitle, img, translations: toldTranslations(widgetTexts, Object.fromEntries(spoken)) };
}
