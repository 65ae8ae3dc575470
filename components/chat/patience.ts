/** How long a server may be silent, in ms. */
export const patienceMs = 12_000;

/** Ends a call that gets no answer. */
export const patience = (): AbortSignal => AbortSignal.timeout(patienceMs);
