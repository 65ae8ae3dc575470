import { requireUser, type Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import type { FitFacts } from "../../fit/judges";
import type { Answers } from "../answers";
import { guide, questionAt, type Guide, type Question } from "../rules";
import { areAlike, demandsApart } from "../wording";
import { askKnown } from "./ask-source";
import { demandWords } from "./list-items";

export interface AskedGuide {
  vehicleId: number;
  itemId: number;
  facts: FitFacts;
  answers: Answers;
  /** A settled question that the reader corrects. */
  correcting: string | null;
  lang: Language;
}

export interface ToldGuide extends Guide {
  correcting: Question | null;
  /** What still tells what is left apart, in words, in its order. */
  apart: string[][];
  /** Nothing in the data tells what is left apart. */
  alike: boolean;
}

/** How far a part of a vehicle is told; 404 for a vehicle that the source does not know. */
export async function getGuide(actor: Actor, asked: AskedGuide): Promise<ToldGuide> {
  requireUser(actor);
  const { vehicleId, itemId, facts, answers, correcting, lang } = asked;
  const [references, worded] = await Promise.all([
    askKnown((source) => source.references({ vehicleId, lang, itemId })),
    demandWords(lang),
  ]);
  const told = guide(references, facts, answers);
  const left = told.left.map(({ reference }) => reference);
  return {
    ...told,
    correcting: correcting === null ? null : questionAt(references, facts, answers, correcting),
    apart: demandsApart(left).map((demands) => demands.map(worded)),
    alike: areAlike(left),
  };
}
