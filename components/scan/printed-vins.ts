import { call, CallProblem } from "@/lib/api/client";
import type { Found } from "./kinds";

const takenTypes = ["image/jpeg", "image/png", "image/webp"];

/** The VINs that stand in print in a picture, read on the server; none where that is not possible. */
export async function printedVins(image: File): Promise<Found[]> {
  if (!takenTypes.includes(image.type)) return [];
  try {
    const found = await call("post", "/readVin", { form: { image } });
    return found.map(({ vin, confidence }) => ({ value: vin, confidence: Math.round(confidence * 100) }));
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    problem.claim();
    return [];
  }
}
