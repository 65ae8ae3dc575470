import { line } from "@/lib/import/copy/line";
import { furtherNames } from "../../words";

/** The languages in which the demonstration's data are written. */
export const DEMO_LANGUAGES = ["fr", "en"] as const;

export type InLanguages = Record<(typeof DEMO_LANGUAGES)[number], string | null>;

export const LABEL_COLUMNS = "kind, id, language, text";

/** Rows of label for things that have a number, as far as they have names. */
export function* labelLines(kind: string, things: Iterable<{ id: number } & InLanguages>): Generator<string> {
  for (const thing of things) {
    const { id, fr, en } = thing;
    const own = DEMO_LANGUAGES.map((language) => [language, thing[language]] as const);
    for (const [language, text] of [...own, ...(fr && en ? furtherNames({ fr, en }) : [])])
      if (text !== null) yield line(kind, id, language, text);
  }
}

/** The names of a thing in the order of the languages. */
export const namesOf = (thing: InLanguages): (string | null)[] => DEMO_LANGUAGES.map((language) => thing[language]);
