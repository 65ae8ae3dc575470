import type { PassFacts } from "../schema";

export const dayOf = (text: string | null | undefined) => (text ? new Date(`${text}T00:00:00Z`) : null);

/** The facts as the table has them; a field that was left out is left out. */
export function writtenFacts({ nextInspection, nextRevision, ...facts }: PassFacts) {
  return {
    ...facts,
    ...(nextInspection === undefined ? {} : { nextInspection: dayOf(nextInspection) }),
    ...(nextRevision === undefined ? {} : { nextRevision: dayOf(nextRevision) }),
  };
}
