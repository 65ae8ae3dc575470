/** Speed symbols of tyres from slow to fast: H lies between U and V. */
export const speedSymbols = "LMNPQRSTUHVWYZ";
