import { z } from "zod";
import { modelName } from "@/lib/domains/vehicles/models/schema";
import { searchFields } from "@/lib/domains/vehicles/paths/rules";
import { nameShapes } from "@/lib/shared/named-shapes";

const id = z.number().int();
const named = z.object({ id, label: z.string() });

export const pieceKinds = [
  ...(["plate", "vin", "make", "model", "version"] as const),
  ...(["part", "position", "size", "brand", "number"] as const),
] as const;

/** A piece of a phrase that was understood: the words it came from, and what they were read as where that is another word. */
export const phrasePiece = z.object({ kind: z.enum(pieceKinds), typed: z.string(), read: z.string().nullable() });

/** What a list is narrowed to by a word of the phrase: `word` stands in the address of the list (`want`). */
export const phraseWant = z.object({ word: z.string(), kind: z.enum(["position", "size"]), typed: z.string() });

/** A part that a phrase may mean; `articles` of the vehicle in hand, null without one. */
export const phrasePart = named.extend({ articles: z.number().int().nullable() });

/** What a phrase means. Every word of it stands in a piece or in `leftAside`. */
export const phraseMeaning = z.object({
  pieces: z.array(phrasePiece),
  leftAside: z.array(z.string()),
  /** Every reading of the plate or VIN, best first, as the address of a vehicle names it. */
  vehicles: z.array(z.object({ field: z.enum(searchFields), value: z.string() })),
  /** The models that are named, newest first, and the words of a version or an engine beside them. */
  models: z.array(modelName),
  version: z.string().nullable(),
  /** Best first; those that the vehicle in hand has come before the others. */
  parts: z.array(phrasePart),
  brands: z.array(named),
  wants: z.array(phraseWant),
  /** What below a vehicle's address shows the first part, narrowed as wanted; null when no part is named. */
  place: z.string().nullable(),
});

nameShapes({ PhraseMeaning: phraseMeaning });

export type PieceKind = (typeof pieceKinds)[number];
export type PhrasePiece = z.infer<typeof phrasePiece>;
export type PhraseWant = z.infer<typeof phraseWant>;
export type PhraseMeaning = z.infer<typeof phraseMeaning>;
