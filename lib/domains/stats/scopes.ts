/** Whose figures: the own company's, or those of all companies together. */
export const scopes = ["company", "installation"] as const;
export type Scope = (typeof scopes)[number];
