/** The article that an expert corrects, seen from a vehicle. */
export interface ExpertArticle {
  id: number;
  name: string;
  number: string;
  genart: { id: number; label: string };
  ktype: number;
  /** Criterion values as the sheet shows them. */
  values: readonly { labelId: number; value: string }[];
}

/** What names an article that is hidden or shown. */
export type HiddenArticle = Omit<ExpertArticle, "values">;

/** The segments that name an article in a correction's address. */
export const namedIn = ({ id, number, genart, ktype }: HiddenArticle) => ({
  ktype,
  genart: genart.id,
  article: id,
  ref: number,
});
