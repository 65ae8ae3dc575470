import type { ReadCountry } from "./plate-forms";

/** A plate that a picture may show. */
export interface PlateCandidate {
  /** Compact (A-Z0-9). */
  plate: string;
  /** As the country writes it. */
  display: string;
  /** Null when the text has the form of no known country. */
  country: ReadCountry | null;
  /** From 0 to 1. */
  confidence: number;
}

export type PlateReadingFailure = "not-a-jpeg" | "picture-too-large" | "busy" | "late" | "unavailable";

/** No reading: the picture is none ("not-a-jpeg", "picture-too-large"), too many wait, it took too long, or the machinery failed. */
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
  /** Up to five plates of a JPEG, likeliest first, empty when it shows none; throws PlateReadingError. */
  read(jpeg: Uint8Array): Promise<PlateCandidate[]>;
  /** Ends the thread, if one runs; pictures under way fail as unavailable. */
  close(): Promise<void>;
}
