import { requireRight, type Actor } from "@/lib/platform/actor";
import { invalid, unavailable, unprocessable, type Problem } from "@/lib/platform/problems";
import { plateReader } from "@/lib/providers/plate-reading";
import { PlateReadingError, type PlateReadingFailure } from "@/lib/providers/plate-reading/port";
import type { PlateCandidate } from "./schema";

const problems: Record<PlateReadingFailure, () => Problem> = {
  "not-a-jpeg": () => invalid("not-a-jpeg", "The file is not a readable JPEG picture."),
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
