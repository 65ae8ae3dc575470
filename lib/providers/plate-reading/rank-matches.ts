import type { Match } from "./match-form";
import type { PlateCandidate } from "./port";

const MOST_CANDIDATES = 5;
const LEAST_CONFIDENCE = 0.01;
/** A text of no known form is seldom a plate. */
const FORMLESS = 0.3;

/** One line's texts with their share of the chance, best first; `clarity` tells how far the line is a plate at all. */
export function rankLine(matches: Match[]): PlateCandidate[] {
  const byText = new Map<string, Match>();
  for (const match of matches) {
    const known = byText.get(match.text);
    if (!known || match.score > known.score) byText.set(match.text, match);
  }
  const texts = [...byText.values()].sort((a, b) => b.score - a.score);
  const best = texts[0]?.score ?? 0;
  const total = texts.reduce((sum, { score }) => sum + Math.exp(score - best), 0);
  return texts.slice(0, MOST_CANDIDATES).map(({ text, form, score, clarity }) => ({
    plate: text,
    display: form.display(text),
    country: form.country,
    confidence: (Math.exp(score - best) / total) * Math.min(1, Math.exp(2 * clarity)) * (form.country ? 1 : FORMLESS),
  }));
}

/** Several readings of one place as one: a text's confidence is its mean, clear readings counting more. */
export function vote(readings: PlateCandidate[][]): PlateCandidate[] {
  const byText = new Map<string, PlateCandidate>();
  const weight = readings.reduce((sum, [best]) => sum + (best?.confidence ?? 0), 0);
  for (const reading of readings) {
    const share = (reading[0]?.confidence ?? 0) / weight;
    for (const candidate of reading) {
      const sum = (byText.get(candidate.plate)?.confidence ?? 0) + share * candidate.confidence;
      byText.set(candidate.plate, { ...candidate, confidence: sum });
    }
  }
  return [...byText.values()].sort((a, b) => b.confidence - a.confidence);
}

/** The places' candidates together, at most five, each text once. */
export function mergePlaces(places: PlateCandidate[][]): PlateCandidate[] {
  const byText = new Map<string, PlateCandidate>();
  for (const candidate of places.flat()) {
    const known = byText.get(candidate.plate);
    if (!known || candidate.confidence > known.confidence) byText.set(candidate.plate, candidate);
  }
  return [...byText.values()]
    .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MOST_CANDIDATES);
}
