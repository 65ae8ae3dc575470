export const longestName = 80;
export const mostParts = 60;
export const mostWorks = 60;
export const mostPackages = 200;
