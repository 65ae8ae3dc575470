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

export type PlateReadingFailure =
  "not-a-jpeg" | "not-a-picture" | "picture-too-large" | "busy" | "late" | "unavailable";

/** No reading: the picture is none ("not-a-jpeg", "not-a-picture", "picture-too-large"), too many wait, it took too long, or the machinery failed. */
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

/** A VIN that a picture may show in print: behind glass, on a plate, on a door label. */
export interface VinCandidate {
  vin: string;
  /** From 0 to 1; 0.9 and more only where the maker's check digit agrees or two readings do. */
  confidence: number;
}

export type CardField = "plate" | "firstRegistration" | "typeCode" | "vin" | "owner";

/** One field of a registration certificate; dates as dd/mm/yyyy. */
export interface CardEntry {
  field: CardField;
  value: string;
  /** From 0 to 1. */
  confidence: number;
  /** The strip of the picture that it was read from, a JPEG. */
  strip: Uint8Array;
}

export type CardNotice = "upside-down" | "cut" | "other-country" | "no-certificate";

export interface CardReading {
  entries: CardEntry[];
  notices: CardNotice[];
}

export interface CardOptions {
  /** The owner's name is read only where it was asked for. */
  owner: boolean;
  /** Whether the first three signs of a VIN are a maker's. */
  isMaker: (wmi: string) => boolean;
}

export interface CharacterReader {
  /** Up to five VINs of a JPEG, PNG or WebP, likeliest first; throws PlateReadingError. */
  readVin(picture: Uint8Array): Promise<VinCandidate[]>;
  /** A French registration certificate. Throws PlateReadingError. */
  readCard(picture: Uint8Array, options: CardOptions): Promise<CardReading>;
  close(): Promise<void>;
}

export interface PlateReader {
  /** Up to five plates of a JPEG, likeliest first, empty when it shows none; throws PlateReadingError. */
  read(jpeg: Uint8Array): Promise<PlateCandidate[]>;
  /** Ends the thread, if one runs; pictures under way fail as unavailable. */
  close(): Promise<void>;
}
