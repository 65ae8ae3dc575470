import type { GuidedReference, GuidedUse, SeenOnParts } from "@/lib/providers/guided-selection/port";
import type { FitFacts } from "../fit/judges";
import { judgeBest } from "../fit/rules";
import { compareFits } from "../fit/verdicts";
import type { Fit, FitCondition } from "../fit/schema";
import { readStated } from "../fit/stated";
import { dontKnow, seenMark, sideKeys, type Answers } from "./answers";
import { askableKeys, askables, isAskable, type Choice } from "./askable";

/** A question that separates what is left: each choice with how many references it would leave. */
export interface Question {
  key: string;
  /** The source's own words; null where the key has a name of ours. */
  text: string | null;
  choices: (Choice & { text: string | null; leaves: number })[];
}

/** What is settled: by the vehicle's papers, or by the reader, perhaps against them. */
export interface Settled {
  key: string;
  text: string | null;
  /** The answer as it was offered; its value alone where the car's own is none of those. */
  choice: Choice & { text: string | null };
  by: "vehicle" | "reader";
  /** What the papers say where the reader says otherwise. */
  against: string | null;
}

export interface LeftReference {
  reference: GuidedReference;
  fit: Fit;
}

export interface Guide {
  all: number;
  left: LeftReference[];
  settled: Settled[];
  /** What separates what is left, the best question first. */
  questions: Question[];
}

type Car = FitFacts;
const needsOf = ({ condition, stated }: GuidedUse, itemId: number): FitCondition[] => [
  condition,
  ...readStated(stated, itemId).flatMap(({ anyOf }) => anyOf),
];
const judgeUse = ({ condition, stated }: GuidedUse, itemId: number, car: Car): Fit =>
  judgeBest([condition], car, readStated(stated, itemId));

/** The car as the reader's answers correct its papers. */
export function correctedCar(car: Car, answers: Answers): Car {
  return askableKeys.reduce<Car>((known, key) => {
    const value = answers.get(key);
    return value === undefined ? known : askables[key].tell(known, value === dontKnow ? null : value);
  }, car);
}

const sideOf = (reference: GuidedReference, key: (typeof sideKeys)[number]): string | null =>
  key === "pos" ? reference.frontRear : reference.leftRight;

/** What says nothing against an answer stays: only a contrary word takes it out. */
function agrees(reference: GuidedReference, use: GuidedUse, [key, value]: readonly [string, string]): boolean {
  if (value === dontKnow || isAskable(key)) return true;
  const side = sideKeys.find((one) => one === key);
  if (side) return [null, value].includes(sideOf(reference, side));
  const said = use.seen.filter((one) => seenMark + one.key === key);
  return said.length === 0 || said.some((one) => one.value === value);
}

/** How a reference suits a car by the best of its uses; null when the answers speak against all of them. */
export function judgeReference(reference: GuidedReference, car: Car, answers: Answers): Fit | null {
  const given = [...answers];
  const fits = reference.uses
    .filter((use) => given.every((answer) => agrees(reference, use, answer)))
    .map((use) => judgeUse(use, reference.itemId, car))
    .filter(({ verdict }) => verdict !== "no")
    .sort(compareFits);
  return fits[0] ?? null;
}

/** The references that neither the papers nor the answers speak against, each with how it suits the car. */
export function leftOf(references: readonly GuidedReference[], papers: Car, answers: Answers): LeftReference[] {
  const car = correctedCar(papers, answers);
  return references.flatMap((reference) => {
    const fit = judgeReference(reference, car, answers);
    return fit ? [{ reference, fit }] : [];
  });
}

const seenIn = (references: readonly GuidedReference[]): SeenOnParts[] =>
  references.flatMap(({ uses }) => uses.flatMap(({ seen }) => seen));

type Asked = Omit<Question, "choices"> & { choices: (Choice & { text: string | null })[] };

/** Everything that could be asked of references, whether or not it separates them. */
function askedOf(references: readonly GuidedReference[]): Asked[] {
  const needs = references.flatMap(({ uses, itemId }) => uses.flatMap((use) => needsOf(use, itemId)));
  const bare = (choices: readonly Choice[]) => choices.map((choice) => ({ ...choice, text: null }));
  const facts = askableKeys.map((key): Asked => ({ key, text: null, choices: bare(askables[key].choices(needs)) }));
  const sides = sideKeys.map((key): Asked => {
    const said = new Set(references.map((one) => sideOf(one, key)).filter((one) => one !== null));
    return { key, text: null, choices: bare([...said].sort().map((value) => ({ value }))) };
  });
  const seen = new Map<string, Asked>();
  for (const { key, question, value, text } of seenIn(references)) {
    const asked = seen.get(key) ?? { key: seenMark + key, text: question, choices: [] };
    if (!asked.choices.some((one) => one.value === value)) asked.choices.push({ value, text });
    seen.set(key, asked);
  }
  return [...sides, ...facts, ...seen.values()];
}

/** References left on average when any of those that an answer leaves is as likely the right one. */
export function expectedLeft(leaves: readonly number[]): number {
  const sum = leaves.reduce((all, one) => all + one, 0);
  return sum === 0 ? Infinity : leaves.reduce((all, one) => all + one * one, 0) / sum;
}

/** What papers may say in part: an engine's family alone, a chassis number that a limit cannot be compared with. */
const isPart = (key: string): boolean => key === "engineCode" || key === "chassis";
const staysOpen = (left: readonly LeftReference[], key: string): boolean =>
  left.some(({ fit }) => fit.criteria.some((one) => one.key === key && one.verdict === "unknown"));

/** The questions that separate what is left, the one that leaves fewest on average first. */
function questionsFor(left: readonly LeftReference[], papers: Car, answers: Answers): Question[] {
  const references = left.map(({ reference }) => reference);
  const open = askedOf(references).filter(({ key }) => !answers.has(key));
  const counted = open.map((asked): Question => {
    const choices = asked.choices
      .map((choice) => {
        const leaves = leftOf(references, papers, new Map([...answers, [asked.key, choice.value]])).length;
        return { ...choice, leaves };
      })
      .filter(({ leaves }) => leaves > 0);
    return { ...asked, choices };
  });
  const car = correctedCar(papers, answers);
  return counted
    .filter(({ key }) => !isAskable(key) || askables[key].known(car) === null || (isPart(key) && staysOpen(left, key)))
    .filter(({ choices }) => choices.length > 1 && choices.some(({ leaves }) => leaves < references.length))
    .map((question) => ({ question, left: expectedLeft(question.choices.map(({ leaves }) => leaves)) }))
    .sort((a, b) => a.left - b.left)
    .map(({ question }) => question);
}

function settledOf(references: readonly GuidedReference[], papers: Car, answers: Answers): Settled[] {
  return askedOf(references).flatMap(({ key, text, choices }): Settled[] => {
    const own = isAskable(key) ? askables[key].known(papers) : null;
    const given = answers.get(key);
    const value = given ?? own;
    if (value === null || choices.length === 0) return [];
    const choice = choices.find((one) => one.value === value) ?? { value, text: null };
    const against = given !== undefined && own !== null && own !== given ? own : null;
    return [{ key, text, choice, by: given === undefined ? "vehicle" : "reader", against }];
  });
}

/** What is left of a part's references for a car and answers, what settled it, and what would separate the rest. */
export function guide(references: readonly GuidedReference[], car: Car, answers: Answers): Guide {
  const left = leftOf(references, car, answers).sort((a, b) => compareFits(a.fit, b.fit));
  return {
    all: references.length,
    left,
    settled: settledOf(references, car, answers),
    questions: left.length > 1 ? questionsFor(left, car, answers) : [],
  };
}

/** A question to correct: its choices over all references, each with what it would leave of them. */
export function questionAt(
  references: readonly GuidedReference[],
  car: Car,
  answers: Answers,
  key: string,
): Question | null {
  const asked = askedOf(references).find((one) => one.key === key);
  if (!asked || asked.choices.length === 0) return null;
  const choices = asked.choices.map((choice) => ({
    ...choice,
    leaves: leftOf(references, car, new Map([...answers, [key, choice.value]])).length,
  }));
  return { ...asked, choices };
}
