import { drawTexts } from "./lib/draw-texts.mjs";
import { changedSources, checkLanguages, readSourceTexts, wordingOfSource } from "./lib/message-check.mjs";
import { countFallbacks } from "./lib/message-fallbacks.mjs";
import { readSources, translatedLanguages, writeList } from "./lib/message-files.mjs";
import { Refusal, report } from "./lib/refusal.mjs";

const usage = `npm run messages -- check [LANGUAGE ...] [--remarks]   says what is wrong with translations
npm run messages -- note                              notes changed wordings: their translations are behind
npm run messages -- done LANGUAGE KEY ...             these translations follow the wording of today
npm run messages -- draw LANGUAGE [COUNT] [SEED]        texts at random, for a reader of the language to judge`;

function check(args) {
  const shows = args.includes("--remarks");
  const asked = args.filter((one) => !one.startsWith("--"));
  const results = checkLanguages(asked.length ? asked : undefined);
  for (const { language, faults, remarks, texts } of results) {
    for (const fault of faults) process.stdout.write(`${language}  ${fault}\n`);
    if (shows) for (const remark of remarks) process.stdout.write(`${language}  (${remark})\n`);
    process.stdout.write(`${language}: ${texts} texts, ${faults.length} faults, ${remarks.length} remarks\n`);
  }
  for (const { language, counts } of countFallbacks(results.map((one) => one.language))) {
    const told = counts.filter(({ lacks }) => lacks > 0).map(({ kind, all, lacks }) => `${lacks} of ${all} ${kind}`);
    process.stdout.write(`${language}: falls back for ${told.join(", ") || "nothing"}\n`);
  }
  const changed = changedSources(readSourceTexts(), readSources());
  if (changed.length)
    process.stdout.write(
      `${changed.length} wordings changed: ${changed.slice(0, 5).join(", ")}: npm run messages -- note\n`,
    );
  return results.some(({ faults }) => faults.length > 0) || changed.length > 0 ? 1 : 0;
}

function note() {
  const [sources, noted] = [readSourceTexts(), readSources()];
  const changed = changedSources(sources, noted).filter((key) => noted.of[key] !== undefined);
  const behind = Object.fromEntries(
    translatedLanguages().map((language) => [
      language,
      [...new Set([...(noted.behind[language] ?? []), ...changed])].filter((key) => sources.has(key)).sort(),
    ]),
  );
  writeList("sources.json", {
    of: Object.fromEntries([...sources].map(([key, source]) => [key, wordingOfSource(source)])),
    behind: Object.fromEntries(Object.entries(behind).filter(([, keys]) => keys.length > 0)),
  });
  process.stdout.write(`${sources.size} wordings noted, ${changed.length} of them changed\n`);
  return 0;
}

function draw([language, count = "200", seed = "1"]) {
  if (!translatedLanguages().includes(language)) throw new Refusal(usage);
  for (const { key, text, english } of drawTexts(language, Number(count), Number(seed)))
    process.stdout.write(`${key}\n  ${english}\n  ${text}\n`);
  return 0;
}

function done([language, ...keys]) {
  const { of, behind } = readSources();
  const left = (behind[language] ?? []).filter((key) => !keys.includes(key));
  const others = Object.fromEntries(Object.entries(behind).filter(([one]) => one !== language));
  writeList("sources.json", { of, behind: left.length ? { ...others, [language]: left } : others });
  return 0;
}

try {
  const [command, ...args] = process.argv.slice(2);
  const work = { check, note, done, draw }[command];
  if (!work) throw new Refusal(usage);
  process.exitCode = work(args);
} catch (error) {
  report(error);
}
