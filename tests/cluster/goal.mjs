/** A figure beside its goal. Whoever misses one is told; a machine is not judged. */
export const beside = (words, goal, met) => `${words} (goal ${goal}: ${met ? "met" : "MISSED"})`;
