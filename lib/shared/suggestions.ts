/** A beginning shorter than this completes to nothing. */
export const shortestSuggestion = 2;

/** How many of a kind are suggested at most. */
export const suggestionsPerGroup = 6;
