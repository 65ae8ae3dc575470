import type { SearchWord } from "@/lib/shared/search-word";

/** A text by language tag. */
export type Texts = Readonly<Record<string, string>>;

/** What a source knows of a fault code; texts in every language that it has. */
export interface KnownFault {
  code: string;
  titles: Texts;
  systems: Texts;
  severity: number;
  severities: Texts;
  /** A: two or more sources agree. B: one says so. */
  certainty: "A" | "B";
  /** Generic articles to look at, the likeliest first. */
  genartIds: number[];
  /** What is checked before a part is replaced, in order; null where the source names none. */
  checks: Readonly<Record<string, string[]>> | null;
}

export type Titled = Pick<KnownFault, "code" | "titles">;

/** Tells what fault codes mean; codes of five characters (P0401) that it does not know are left out. Throws ProviderFailure. */
export interface FaultCodeSource {
  find(codes: readonly string[]): Promise<KnownFault[]>;
  /** Codes that begin so, in order. */
  beginning(start: string, most: number): Promise<Titled[]>;
  /** Codes of which a title in one language holds every word, in order, and how many there are. */
  titled(words: readonly SearchWord[], most: number): Promise<{ codes: Titled[]; total: number }>;
}
