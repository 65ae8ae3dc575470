/** The channel by which tyres are sold. */
export const tyreChannel = "Tire";
