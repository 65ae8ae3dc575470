const LETTERS = "ABCDEFGHJKLMNPQRSTVWXYZ";
/** First letter pairs that had been given out by a year: AA in spring 2009, GA in summer 2021, about seven a year since. */
const START = 2009.3;
const BEND = { year: 2021.5, pairs: 138 };

const pair = (n: number): string => LETTERS.charAt(Math.floor(n / LETTERS.length)) + LETTERS.charAt(n % LETTERS.length);

function pairsBy(year: number): number {
  if (year >= BEND.year) return BEND.pairs + Math.floor((year - BEND.year) * 7);
  return Math.max(0, Math.floor(((year - START) / (BEND.year - START)) * BEND.pairs));
}

/** The compact plate of the certificate of that day, or of the first certificate since 2009; `n` keeps plates apart. */
export function sivPlate(certificateDay: string, n: number): string {
  const [year = 0, month = 1] = certificateDay.split("-").map(Number);
  const number = String(((n * 37) % 999) + 1).padStart(3, "0");
  return `${pair(pairsBy(year + (month - 1) / 12))}${number}${pair(n % 520).replace("SS", "ST")}`;
}
