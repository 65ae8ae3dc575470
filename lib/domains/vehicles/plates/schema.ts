import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

/** A plate that a picture may show; confidence from 0 to 1, country null for a text of no known form. */
export const plateCandidate = z.object({
  plate: z.string(),
  display: z.string(),
  country: z.enum(["FR", "CH", "IT", "BE", "LU", "SK", "CZ"]).nullable(),
  confidence: z.number().min(0).max(1),
});

nameShapes({ PlateCandidate: plateCandidate });

export type PlateCandidate = z.infer<typeof plateCandidate>;
