import type { Point } from "../frames/grey-frame";
import { confidenceOf, type BarError } from "../measure/measure-error";
import type { CodeFormat, Seen } from "../readers/reader";

/** A code as one look saw it, at its place in the picture itself. */
export interface Sighting extends Seen {
  family: string;
  error: BarError | null;
}

/** A code that may be told. */
export interface Reading {
  text: string;
  format: CodeFormat;
  /** From 0 to 100, by the median error of the bars; 100 for codes that correct themselves. */
  confidence: number;
  corners: Seen["corners"];
}

/** In modules: a misread sign of an EAN is off by more on its best line. */
const goodSign = 0.4;
const goodSignOfCode39 = 0.3;
/** Fewer signs of a Code 39 are found in hatching. */
const fewestSigns = 3;

const selfCorrecting = (format: CodeFormat) => format === "qr_code" || format === "data_matrix";

/** What the sightings of one picture, or of a moment of a film, are worth: codes that are sure, the nearest to the middle first. */
export function weigh(sightings: readonly Sighting[], middle: Point): Reading[] {
  const texts = [...new Set(sightings.map(({ text }) => text))];
  const claims = texts.map((text) => claimOf(sightings.filter((one) => one.text === text)));
  const sure = claims.filter((claim) => isSure(claim, claims));
  return sure.map(readingOf).sort((a, b) => distance(a, middle) - distance(b, middle));
}

interface Claim {
  best: Sighting;
  count: number;
  families: number;
  /** The sign that fits worst, where its bars were walked best. */
  worst: number;
}

function claimOf(sightings: readonly Sighting[]): Claim {
  const worstOf = ({ error }: Sighting) => error?.worst ?? Infinity;
  const best = sightings.reduce((one, other) => (worstOf(other) < worstOf(one) ? other : one));
  const families = new Set(sightings.map(({ family }) => family)).size;
  return { best, count: sightings.length, families, worst: worstOf(best) };
}

function isSure(claim: Claim, claims: readonly Claim[]): boolean {
  const { format, text } = claim.best;
  if (selfCorrecting(format)) return true;
  if (format === "code_39" && text.length < fewestSigns) return false;
  const rivals = claims.filter((other) => other !== claim && overlap(other.best, claim.best));
  if (rivals.some((rival) => rival.worst < claim.worst && rival.worst <= goodSign)) return false;
  if (format === "code_39" || format === "code_128")
    return rivals.length === 0 && (claim.count >= 2 || claim.worst <= goodSignOfCode39);
  if (claim.worst <= goodSign) return true;
  return rivals.length === 0 && claim.count >= 3;
}

const readingOf = ({ best }: Claim): Reading => ({
  text: best.text,
  format: best.format,
  confidence: selfCorrecting(best.format) ? 100 : confidenceOf(best.error),
  corners: best.corners,
});

const centreOf = ({ corners }: Pick<Seen, "corners">): Point => ({
  x: corners.reduce((sum, { x }) => sum + x / 4, 0),
  y: corners.reduce((sum, { y }) => sum + y / 4, 0),
});

const distance = (reading: Pick<Seen, "corners">, to: Point): number => {
  const { x, y } = centreOf(reading);
  return Math.hypot(x - to.x, y - to.y);
};

const sizeOf = ({ corners: [a, , c] }: Seen): number => Math.hypot(a.x - c.x, a.y - c.y);

/** Two sightings of one place cannot both be right. */
const overlap = (a: Seen, b: Seen): boolean => distance(a, centreOf(b)) < Math.min(sizeOf(a), sizeOf(b)) / 3;
