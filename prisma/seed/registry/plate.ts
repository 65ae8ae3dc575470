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

/** A plate of the series before 2009, for a vehicle that never changed hands since. */
export const oldPlate = (n: number): string =>
  `${1000 + ((n * 613) % 8999)}${pair(n % 400).replace(/[QOI]/g, "R")}${["69", "75", "13", "31", "2A"][n % 5]}`;

const CANTONS = ["ZH", "BE", "VD", "GE", "AG", "SG", "LU", "TI", "VS", "FR", "NE", "JU"];

/** A Swiss plate: the canton's letters and the holder's number. */
export const swissPlate = (n: number): string => `${CANTONS[n % CANTONS.length]}${12_000 + n * 7919}`;

const ITALIAN = "ABCDEFGHJKLMNPRSTVWXYZ";

/** An Italian plate of the series since 1994; its letters follow the calendar, EX in 2014. */
export function italianPlate(year: number, n: number): string {
  const spread = Math.floor(((year - 1994) / 32) * 6 * ITALIAN.length) + (n % 3);
  const first = ITALIAN.charAt(Math.min(5, Math.floor(spread / ITALIAN.length)));
  const letter = (at: number) => ITALIAN.charAt(at % ITALIAN.length);
  return `${first}${letter(spread)}${String((n * 131) % 1000).padStart(3, "0")}${letter(n * 5)}${letter(n + 7)}`;
}
