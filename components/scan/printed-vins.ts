import { call, CallProblem } from "@/lib/api/client";
import type { Found } from "./kinds";

/** The VINs that stand in print in a JPEG, read on the server; none where that is not possible. */
export async function printedVins(image: File): Promise<Found[]> {
  if (image.type !== "image/jpeg") return [];
  try {
    const found = await call("post", "/readVin", { form: { image } });
    return found.map(({ vin, confidence }) => ({ value: vin, confidence: Math.round(confidence * 100) }));
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    problem.claim();
    return [];
  }
}
