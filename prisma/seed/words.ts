import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";

type Words = Readonly<Partial<Record<string, string>>>;

/** The folder beside the data that holds a file for each further language: what English words are called there. */
const folder = path.resolve("prisma/seed/data/words");

const readWords = (): readonly [language: string, Words][] =>
  existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((name) => [
          name.replace(/\.json$/, ""),
          JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Words,
        ])
    : [];

let known: ReturnType<typeof readWords> | undefined;

/** What is called so in the two languages of the data, in every other: one English word may be two French ones. */
export const furtherNames = ({ en, fr }: { en: string; fr: string }): [language: string, text: string][] =>
  (known ??= readWords()).flatMap(([language, words]) => {
    const text = words[`${en} (${fr})`] ?? words[en];
    return text === undefined ? [] : [[language, text]];
  });

/** A name by language, as the tables of the demonstration keep it. */
export const inEveryLanguage = ({ en, fr }: { en: string; fr: string }): Record<string, string> => ({
  ...{ en, fr },
  ...Object.fromEntries(furtherNames({ en, fr })),
});
