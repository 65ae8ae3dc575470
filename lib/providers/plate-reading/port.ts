import type { ReadCountry } from "./plate-forms";

/** A plate that a picture may show. */
export interface PlateCandidate {
  /** Compact (A-Z0-9). */
  plate: string;
  display: string;
  /** Null when the text has the form of no known country. */
  country: ReadCountry | null;
  /** From 0 to 1. */
  confidence: number;
}

export type PlateReadingFailure = "busy" | "late" | "unavailable";

/** No answer: too many pictures wait, this one took too long, or the machinery failed. */
export class PlateReadingError extends Error {
  constructor(
    readonly kind: PlateReadingFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "PlateReadingError";
  }
}

export interface PlateReader {
  /** Up to five plates of a decodable picture, likeliest first, empty when it shows none; throws PlateReadingError. */
  read(picture: Uint8Array): Promise<PlateCandidate[]>;
  close(): Promise<void>;
}
