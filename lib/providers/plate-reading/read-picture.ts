import { findComponents, darkerThanAround } from "./find-components";
import { findLines, type TextLine } from "./find-lines";
import { halved, negative, type GreyPicture } from "./grey-picture";
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
/** How many places are looked at once, and how many of them again: the dearest part of a reading. */
const EFFORT = { first: { places: 6, again: 2 }, further: { places: 3, again: 1 } };
const MOST_LINES_AT_A_PLACE = 3;
const WORTH_ANOTHER_LOOK = 0.02;
const CLEAR = 0.25;

/** The plates of a picture about 1,280 pixels long; close-ups and light characters are tried when it shows none clearly. */
export function readPicture(picture: GreyPicture): PlateCandidate[] {
  const places = readPlaces(picture, EFFORT.first);
  const isClear = () => places.some(([best]) => (best?.confidence ?? 0) >= CLEAR);
  if (!isClear()) places.push(...readPlaces(halved(picture), EFFORT.further));
  if (!isClear()) places.push(...readPlaces(negative(picture), EFFORT.further));
  return mergePlaces(places);
}

function readPlaces(picture: GreyPicture, effort: { places: number; again: number }): PlateCandidate[][] {
  const lines = VIEWS.flatMap(({ reach, share }) => {
    const marks = darkerThanAround(picture, reach, share);
    return findLines(findComponents(marks, picture.width, picture.height));
  });
  return groupByPlace(lines)
    .slice(0, effort.places)
    .map(([line, ...others]) => ({ others, first: look(picture, line) }))
    .sort((a, b) => b.first.confidence - a.first.confidence)
    .map(({ first, others }, rank) => (rank < effort.again ? lookAgain(picture, first, others) : first.candidates));
}

/** Several looks at one place, each a vote: the lines found there, then the best of them a little off. */
function lookAgain(picture: GreyPicture, first: Look, others: TextLine[]): PlateCandidate[] {
  const looks = [first];
  for (const line of others) {
    if (looks.length === MOST_LINES_AT_A_PLACE) break;
    if (looks.every((known) => differs(known.line, line))) looks.push(look(picture, line));
  }
  const best = looks.reduce((a, b) => (b.confidence > a.confidence ? b : a));
  if (best.confidence >= WORTH_ANOTHER_LOOK) {
    const level = levelLine(picture, best.line);
    looks.push(look(picture, level, -level.slope));
    for (const size of [1, 1.08, 0.93]) looks.push(look(picture, { ...level, height: level.height * size }));
  }
  return vote(looks.map(({ candidates }) => candidates));
}

interface Look {
  line: TextLine;
  candidates: PlateCandidate[];
  confidence: number;
}

function look(picture: GreyPicture, line: TextLine, lean = measureLean(picture, line)): Look {
  const segmentation = readSegments(straighten(picture, line, lean));
  const candidates = rankLine(PLATE_FORMS.flatMap((form) => matchForm(segmentation, form)));
  return { line, candidates, confidence: candidates[0]?.confidence ?? 0 };
}
