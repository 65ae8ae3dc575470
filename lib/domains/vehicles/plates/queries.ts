import { requireRight, type Actor } from "@/lib/platform/actor";
import { invalid, unavailable, unprocessable, type Problem } from "@/lib/platform/problems";
import { characterReader, plateReader } from "@/lib/providers/plate-reading";
import { PlateReadingError, type PlateReadingFailure } from "@/lib/providers/plate-reading/port";
import { isMaker } from "../vins/rules";
import type { CardReading, PlateCandidate, VinCandidate } from "./schema";

const problems: Record<PlateReadingFailure, () => Problem> = {
  "not-a-jpeg": () => invalid("not-a-jpeg", "The file is not a readable JPEG picture."),
  "not-a-picture": () => invalid("not-a-picture", "The file is not a readable JPEG, PNG or WebP picture."),
  "picture-too-large": () =>
    invalid(
      "picture-too-large",
      "The picture is too large: at most 20 MB, 12,000 pixels a side and 60 million pixels.",
    ),
  busy: () =>
    unavailable("plate-reading-busy", "Many pictures are being read, please try again.", { retryAfterSeconds: 3 }),
  late: () => unavailable("plate-reading-late", "Reading the picture took too long."),
  unavailable: () => unavailable("plate-reading-unavailable", "Pictures cannot be read at the moment."),
};

/** Up to five plates that a JPEG may show, likeliest first; 422 `no-plate-found` when there is none. The picture is not kept. */
export async function readPlatePicture(actor: Actor, { bytes }: { bytes: Uint8Array }): Promise<PlateCandidate[]> {
  requireRight(actor, "immatFR");
  const candidates = await plateReader()
    .read(bytes)
    .catch((error: unknown) => {
      throw error instanceof PlateReadingError ? problems[error.kind]() : error;
    });
  if (candidates.length === 0) throw unprocessable("no-plate-found", "No plate could be read in the picture.");
  return candidates.map((candidate) => ({ ...candidate, confidence: Math.round(candidate.confidence * 1000) / 1000 }));
}

const told = (error: unknown): never => {
  throw error instanceof PlateReadingError ? problems[error.kind]() : error;
};

const rounded = (confidence: number): number => Math.round(confidence * 1000) / 1000;

/** Up to five VINs that stand in print in a picture, likeliest first; 422 `no-vin-found` when there is none. The picture is not kept. */
export async function readVinPicture(actor: Actor, { bytes }: { bytes: Uint8Array }): Promise<VinCandidate[]> {
  requireRight(actor, "CarIdentifier");
  const candidates = await characterReader().readVin(bytes).catch(told);
  if (candidates.length === 0) throw unprocessable("no-vin-found", "No VIN could be read in the picture.");
  return candidates.map(({ vin, confidence }) => ({ vin, confidence: rounded(confidence) }));
}

/** The fields of a French registration certificate in a picture, and what is the matter with it. Neither picture nor fields are kept. */
export async function readCardPicture(
  actor: Actor,
  { bytes, owner }: { bytes: Uint8Array; owner: boolean },
): Promise<CardReading> {
  requireRight(actor, "CarIdentifier");
  const { entries, notices } = await characterReader().readCard(bytes, { owner, isMaker }).catch(told);
  return {
    notices,
    entries: entries.map(({ strip, confidence, ...entry }) => ({
      ...entry,
      confidence: rounded(confidence),
      strip: `data:image/jpeg;base64,${Buffer.from(strip).toString("base64")}`,
    })),
  };
}
