import { textsOf } from "@/lib/platform/texts";
import { writtenLanguage } from "@/lib/shared/languages";
import type { NotificationCategory } from "../rules";

interface Pushed {
  language: string;
  /** Null for the test that a reader's own browser is sent. */
  told: { id: string; category: NotificationCategory } | null;
}

/**
 * What a browser is told: the id of a notification and words that are the same for all of its kind. What it says, and of
 * whom, is read on the portal alone.
 */
export async function writePush({ language, told }: Pushed): Promise<string> {
  const lang = writtenLanguage(language);
  const texts = await textsOf(lang, "pushed-messages");
  const text = told ? texts.told[told.category] : texts.test;
  return JSON.stringify({ id: told?.id ?? null, title: texts.sender, text, lang });
}
