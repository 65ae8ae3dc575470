/** The lists of the cart in which a user keeps articles without a customer. */
export const keptLists = ["wishlist", "aside"] as const;
export type KeptList = (typeof keptLists)[number];

export const isKeptList = (text: string): text is KeptList => keptLists.some((list) => list === text);

/** Articles that one list of a user holds at most. */
export const mostKept = 500;
