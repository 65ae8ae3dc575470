/** What of a catalogue has names in languages. */
export type LabelKind = "genart" | "family" | "subfamily" | "criterion" | "value";

/** What a catalogue version calls its things in a reader's language, or in the next of the chain that names them. */
export interface Labels {
  /** The first language of the chain in which the version names parts: theirs are the words that it suggests. */
  language: string;
  /** Empty for an id that the version does not know. */
  of(kind: LabelKind, id: number): string;
  /** Null where no words are needed: a number, a code. */
  find(kind: LabelKind, id: number): string | null;
}

/** The catalogue version that one answer reads from its first row to its last, with its names. */
export interface NamedVersion {
  schema: string;
  labels: Labels;
}

/** An article as it lies in a catalogue: one that has no label of its own bears its generic article's. */
export interface StoredArticle {
  label: string | null;
  genartId: number;
}

export const nameArticle = <A extends StoredArticle>(
  { genartId, label, ...article }: A,
  labels: Labels,
): Omit<A, "genartId" | "label"> & { label: string } => ({ ...article, label: label ?? labels.of("genart", genartId) });
