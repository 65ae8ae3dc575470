import type { CommonLanguage } from "@/lib/shared/languages";
import en from "./en/failure.json";
import fr from "./fr/failure.json";

const failure: Record<CommonLanguage, typeof en> = { en, fr };
const isWritten = (tag: string): tag is CommonLanguage => Object.hasOwn(failure, tag);

/**
 * The words of the page that is shown when nothing else can be fetched, in the first language of the tags that it is
 * written in: it carries the languages with it that every text is written in, and no table of the others.
 */
export function failureIn(tags: readonly string[]): typeof en & { language: CommonLanguage } {
  const language = tags.map((tag) => tag.split("-", 1)[0] ?? tag).find(isWritten) ?? "en";
  return { ...failure[language], language };
}
