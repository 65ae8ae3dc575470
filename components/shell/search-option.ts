export interface SearchOption {
  href: string;
  label: string;
  detail?: string;
  /** What a suggestion belongs to; the readings of the text belong to nothing. */
  group?: "tiles" | "genarts" | "brands" | "makes" | "numbers";
  /** It opens in a tab of its own. */
  isOutside?: boolean;
}

/** Suggestions, and the text that they belong to. */
export interface SuggestedText {
  text: string;
  options: readonly SearchOption[];
}
