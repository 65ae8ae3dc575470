import {
  languageOf,
  pseudoLanguages,
  writtenLanguage,
  type Language,
  type PseudoLanguage,
  type WrittenLanguage,
} from "@/lib/shared/languages";
import { env } from "./env";

const isAllowed = (): boolean => env().NODE_ENV === "development" || env().ETABLI_PSEUDO_LANGUAGES === "1";

const isName = (name: string): name is keyof typeof pseudoLanguages => Object.hasOwn(pseudoLanguages, name);

const isPseudo = (tag: string): tag is PseudoLanguage => Object.values<string>(pseudoLanguages).includes(tag);

/** The pseudo-language that a cookie names, in development and tests. */
export const pseudoNamed = (name: string | undefined): PseudoLanguage | null =>
  name !== undefined && isName(name) && isAllowed() ? pseudoLanguages[name] : null;

/** The language in which a reader's texts are said. */
export const textsLanguage = (tag: string): WrittenLanguage | PseudoLanguage =>
  isPseudo(tag) && isAllowed() ? tag : writtenLanguage(tag);

/** The language on offer that a call asks for. */
export const askedLanguage = (tag: string): Language => (isPseudo(tag) && isAllowed() ? tag : languageOf(tag));

export const isRehearsed = (language: WrittenLanguage | PseudoLanguage): language is PseudoLanguage =>
  isPseudo(language);
