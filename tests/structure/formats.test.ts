import { product } from "./files";

/** What makes formats, and may: each gives Intl the tag by which a language formats, or writes for programs. */
const homes = new Set([
  ...["lib/shared/formatter.ts", "lib/shared/translator.ts", "lib/shared/languages.ts"],
  ...["lib/shared/numbers.ts", "lib/shared/money.ts", "lib/shared/moment.ts", "lib/shared/dates.ts"],
  ...["lib/shared/country-name.ts", "lib/shared/by-name.ts"],
  // The hour of Paris in plain digits, which is reckoned with and shown to nobody.
  "lib/providers/supplier-availability/arrival.ts",
  "lib/domains/stats/counting/rules.ts",
  "lib/domains/live/screens/rules.ts",
  "lib/shared/wall-time.ts",
  // A check of texts before there is a product.
  "scripts/lib/message-check.mjs",
]);

/** What takes a bare language where Intl needs its tag, and what to take instead. */
const ways: [RegExp, string][] = [
  [/\b(?:use|get)Formatter\b/, "components/page/use-format, or lib/web/page-format in async components"],
  [/\bcreateFormatter\b/, "formatterOf of lib/shared/formatter"],
  [/\bcreateTranslator\b[^;]*?\bfrom "(?:use|next)-intl/, "createTranslator of lib/shared/translator"],
  [/\bIntl\.(?:DateTimeFormat|NumberFormat|ListFormat|DisplayNames|RelativeTimeFormat)\(/, "lib/shared/formatter"],
  [/\.localeCompare\([^()]*,/, "alphabetOf of lib/shared/by-name"],
  [/\bIntl\.Collator\(/, "alphabetOf of lib/shared/by-name"],
  [/\.toLocale(?:Date|Time)?String\(/, "lib/shared/formatter"],
];

describe("days, numbers, money, lists and names", () => {
  it("are written in one place, by the tag under which a language formats", () => {
    const own = product
      .filter(({ path }) => !homes.has(path) && !path.startsWith("prisma/seed/"))
      .flatMap(({ path, text }) =>
        ways
          .filter(([way]) => way.test(text))
          .map(([way, home]) => `${path} has ${way.exec(text)?.[0]}: take ${home}.`),
      );
    expect(own).toEqual([]);
  });

  it("have homes that are there and format by a tag of the list of languages", () => {
    const made = product.filter(({ path }) => homes.has(path));
    expect(made.map(({ path }) => path).sort()).toEqual([...homes].sort());
    const bare = made.filter(({ path, text }) => path.startsWith("lib/") && !/\b(?:formatTag|digitsTag)\b/.test(text));
    expect(bare.map(({ path }) => `${path}: give Intl formatTag(language), or digitsTag for programs.`)).toEqual([]);
  });

  it("get the tag there: nobody works it out to hand it on", () => {
    const known = new Set([...homes, "components/repair/read-aloud.tsx"]);
    const early = product.filter(({ path, text }) => !known.has(path) && /\bformatTag\b/.test(text));
    const messages = /^lib\/web\/format-(?:message|compiled)\.ts$/;
    expect(
      early.filter(({ path }) => !messages.test(path)).map(({ path }) => `${path}: hand on the language.`),
    ).toEqual([]);
  });
});
