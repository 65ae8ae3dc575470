import { findComponents, darkerThanAround } from "./find-components";
import { findLines, type TextLine } from "./find-lines";
import { negative, type GreyPicture } from "./grey-picture";
import { differs, groupByPlace } from "./group-lines";
import { matchForm } from "./match-form";
import { PLATE_FORMS } from "./plate-forms";
import type { PlateCandidate } from "./port";
import { mergePlaces, rankLine, vote } from "./rank-matches";
import { readSegments } from "./segments";
import { levelLine, measureLean, straighten } from "./straighten";

/** Reach in pixels and share of darkness under which characters are looked for. */
const VIEWS = [
  { reach: 20, share: 0.12 },
  { reach: 20, share: 0.25 },
  { reach: 14, share: 0.2 },
  { reach: 32, share: 0.15 },
];
const MOST_PLACES = 5;
const MOST_LINES_AT_A_PLACE = 3;
const WORTH_ANOTHER_LOOK = 0.02;
const CLEAR = 0.25;

/** The plates of a picture about 1,280 pixels wide: dark characters first, then light ones on dark. */
export function readPicture(picture: GreyPicture): PlateCandidate[] {
  const dark = readPlaces(picture);
  const candidates = mergePlaces(dark);
  return (candidates[0]?.confidence ?? 0) >= CLEAR ? candidates : mergePlaces([...dark, ...readPlaces(negative(picture))]);
}

function readPlaces(picture: GreyPicture): PlateCandidate[][] {
  const lines = VIEWS.flatMap(({ reach, share }) => {
    const marks = darkerThanAround(picture, reach, share);
    return findLines(findComponents(marks, picture.width, picture.height));
  });
  return groupByPlace(lines)
    .slice(0, MOST_PLACES)
    .map((place) => readPlace(picture, place));
}

/** Several looks at one place, each a vote: the lines found there, then the best of them a little off. */
function readPlace(picture: GreyPicture, lines: TextLine[]): PlateCandidate[] {
  const distinct: TextLine[] = [];
  for (const line of lines) {
    if (distinct.length < MOST_LINES_AT_A_PLACE && distinct.every((other) => differs(other, line))) distinct.push(line);
  }
  const looks = distinct.map((line) => ({ line, candidates: readLine(picture, line) }));
  const confidence = ({ candidates }: (typeof looks)[number]) => candidates[0]?.confidence ?? 0;
  const best = looks.reduce((a, b) => (confidence(b) > confidence(a) ? b : a));
  if (confidence(best) < WORTH_ANOTHER_LOOK) return vote(looks.map(({ candidates }) => candidates));
  const level = levelLine(picture, best.line);
  const others = [level, { ...level, height: level.height * 1.08 }, { ...level, height: level.height * 0.93 }];
  return vote([...looks.map(({ candidates }) => candidates), ...others.map((line) => readLine(picture, line))]);
}

function readLine(picture: GreyPicture, line: TextLine): PlateCandidate[] {
  const segmentation = readSegments(straighten(picture, line, measureLean(picture, line)));
  return rankLine(PLATE_FORMS.flatMap((form) => matchForm(segmentation, form)));
}
