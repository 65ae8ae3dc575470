/** So many jobs must have had both, and so large a share of those with the first. */
export const leastJobs = 5;
export const leastShare = 0.6;
