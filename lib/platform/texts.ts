import type { Texts } from "@/messages/texts";
import { writtenLanguage, type WrittenLanguage } from "@/lib/shared/languages";
import { promisedOnce } from "@/lib/shared/promised-once";

const loaded = new Map<string, Promise<unknown>>();

const load = async (language: WrittenLanguage, name: string): Promise<unknown> =>
  ((await import(`../../messages/${language}/${name}.json`)) as { default: unknown }).default;

/** The portal's own texts of a namespace for a reader, in the written language nearest to theirs. Read once per process. */
export function textsOf<Name extends keyof Texts>(language: string, name: Name): Promise<Texts[Name]> {
  const written = writtenLanguage(language);
  const texts = promisedOnce(loaded, `${written}/${name}`, () => load(written, name));
  return texts as Promise<Texts[Name]>;
}
