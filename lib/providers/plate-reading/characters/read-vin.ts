import { hasCheckDigit, vinHintApplies } from "@/lib/shared/vin";
import type { VinCandidate } from "../port";
import { vinOf } from "./card-words";
import type { CharacterEngine, Word } from "./engine";
import { levelPage } from "./level-picture";

const most = 5;
const checkedFrom = 0.92;
const uncheckedMost = 0.85;
/** What fields beside each other make together is believed less than what stands in one. */
const joinedShare = 0.7;

/** The VINs that stand in print in a picture; a maker's check digit speaks for one, and against it. */
export async function readVin(engine: CharacterEngine, bytes: Uint8Array): Promise<VinCandidate[]> {
  const upright = vinsOf(await engine.words((await levelPage(bytes)).picture));
  const vins = upright.length > 0 ? upright : vinsOf(await engine.words((await levelPage(bytes, 180)).picture));
  const texts = [...new Set(vins.map(({ vin }) => vin))];
  return texts
    .map((vin) => ({ vin, confidence: Math.max(...vins.filter((one) => one.vin === vin).map(sureness)) }))
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, most);
}

/** A VIN stands in one word, or in neighbours that its gaps have parted. */
function vinsOf(words: readonly Word[]): VinCandidate[] {
  return words.flatMap((word, at) => {
    const runs = [1, 2, 3, 4]
      .map((count) => words.slice(at, at + count))
      .filter((run) => run.every((one) => onLine(one, word)));
    return runs.flatMap((run) => {
      const vin = vinOf(run.map(({ text }) => text).join(""));
      const confidence = Math.min(...run.map((one) => one.confidence)) * (run.length > 1 ? joinedShare : 1);
      return vin === null ? [] : [{ vin, confidence }];
    });
  });
}

const onLine = (a: Word, b: Word): boolean => Math.abs(a.box.y - b.box.y) < Math.max(a.box.height, b.box.height) / 2;

function sureness({ vin, confidence }: VinCandidate): number {
  if (!vinHintApplies(vin)) return Math.min(uncheckedMost, confidence);
  return hasCheckDigit(vin) ? Math.max(checkedFrom, confidence) : Math.min(0.4, confidence);
}
