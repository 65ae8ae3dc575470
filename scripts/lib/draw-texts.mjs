import { readSourceTexts } from "./message-check.mjs";
import { sourceLanguages, textsOfLanguage } from "./message-files.mjs";

/** Numbers from 0 to 1 that follow from a seed. */
function* numbersFrom(seed) {
  for (let state = seed >>> 0; ;) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** Texts of a language drawn at random, each with its sources; the same ones for a seed. */
export function drawTexts(language, count, seed) {
  const sources = readSourceTexts();
  const numbers = numbersFrom(seed);
  const texts = [...textsOfLanguage(language)].filter(([key, text]) => text !== "" && sources.has(key));
  const drawn = texts.map((one) => ({ one, place: Number(numbers.next().value) })).sort((a, b) => a.place - b.place);
  const [french, english] = sourceLanguages;
  return drawn.slice(0, count).map(({ one: [key, text] }) => {
    const source = sources.get(key);
    return { key, text, french: source[french], english: source[english] };
  });
}
