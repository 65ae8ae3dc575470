/** An article for any vehicle with the size of its pack: litres or grams, null where it says none. */
export interface LooseArticle {
  id: number;
  number: string;
  brand: string;
  label: string | null;
  size: number | null;
}
