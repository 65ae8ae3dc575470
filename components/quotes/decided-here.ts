const decided = new Set<number>();

/** Notes that this window decides a quote: it says so itself. */
export const noteDecision = (quoteId: number): void => void decided.add(quoteId);

export const wasDecidedHere = (quoteId: number): boolean => decided.has(quoteId);
