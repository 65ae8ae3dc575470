import { ownStock } from "../rules";
import type { Offer } from "../schema";

/** From how many suppliers on, and after how many days without a delivery, an article is a phantom. */
const fewestSuppliers = 2;
const fewestDays = 21;
const dayMs = 86_400_000;

export interface Gap {
  since: Date;
  lastAt: Date;
}

/** Since when an article is listed by many and delivered by nobody; null while that is not known for weeks. */
export function phantomSince(gaps: readonly Gap[]): Date | null {
  const since = Math.min(...gaps.map((gap) => gap.since.getTime()));
  const last = Math.max(...gaps.map((gap) => gap.lastAt.getTime()));
  return gaps.length >= fewestSuppliers && last - since >= fewestDays * dayMs ? new Date(since) : null;
}

export interface Told {
  supplier: string;
  offers: readonly Pick<Offer, "articleId" | "state">[];
}

export interface Lack {
  articleId: number;
  supplier: string;
}

/** Which articles somebody has, and which suppliers list one that nobody has: the own shelf lists nothing. */
export function suppliedOf(answers: readonly Told[]): { had: number[]; lacks: Lack[] } {
  const told = answers.flatMap(({ supplier, offers }) => offers.map((offer) => ({ ...offer, supplier })));
  const had = new Set(told.flatMap(({ articleId, state }) => (state === "available" ? [articleId] : [])));
  const lacks = told
    .filter(({ articleId, state, supplier }) => {
      const lacking = state === "error" || state === "unavailable";
      return lacking && supplier !== ownStock && !had.has(articleId);
    })
    .map(({ articleId, supplier }) => ({ articleId, supplier }));
  return { had: [...had], lacks };
}
