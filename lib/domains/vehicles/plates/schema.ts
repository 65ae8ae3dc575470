import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

/** A plate that a picture may show; confidence from 0 to 1, country null for a text of no known form. */
export const plateCandidate = z.object({
  plate: z.string(),
  display: z.string(),
  country: z.enum(["FR", "CH", "IT", "BE", "LU", "SK", "CZ"]).nullable(),
  confidence: z.number().min(0).max(1),
});

/** A VIN that a picture may show in print; confidence from 0 to 1. */
export const vinCandidate = z.object({ vin: z.string(), confidence: z.number().min(0).max(1) });

/** What a picture of a French registration certificate says: A, B, D.2, E and, if asked for, C.1. */
export const cardReading = z.object({
  entries: z.array(
    z.object({
      field: z.enum(["plate", "firstRegistration", "typeCode", "vin", "owner"]),
      value: z.string(),
      confidence: z.number().min(0).max(1),
      /** The strip of the picture that it was read from, as a data address. */
      strip: z.string(),
    }),
  ),
  notices: z.array(z.enum(["upside-down", "cut", "other-country", "no-certificate"])),
});

nameShapes({ PlateCandidate: plateCandidate, VinCandidate: vinCandidate, CardReading: cardReading });

export type PlateCandidate = z.infer<typeof plateCandidate>;
export type VinCandidate = z.infer<typeof vinCandidate>;
export type CardReading = z.infer<typeof cardReading>;
