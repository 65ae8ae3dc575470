import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { lineOf, mostPieces } from "../rules";
import { longestNote, longestPlace, movementKinds, movementSources } from "./rules";

const id = z.number().int();
const pieces = z.number().int();

/** Pieces that came (above zero) or went, of which item, as it was called then; `balance` is what was left. */
export const stockMovement = z.object({
  id,
  itemId: id,
  brand: z.string(),
  reference: z.string(),
  kind: z.enum(movementKinds),
  pieces,
  balance: pieces,
  lineId: id.nullable(),
  source: z.enum(movementSources).nullable(),
  note: z.string(),
  user: z.string().nullable(),
  createdAt: z.string(),
});

/** Newest first; `next` is where the older ones begin. */
export const stockMovements = z.object({ movements: z.array(stockMovement), next: id.nullable() });

const text = (most: number) =>
  z
    .string()
    .max(most * 2)
    .refine((raw) => raw.trim() === "" || lineOf(raw, most) !== null, `at most ${most} characters`)
    .transform((raw) => lineOf(raw, most) ?? "");

/** `pieces` above zero; those of a correction also below. */
export const movementInput = z
  .object({
    kind: z.enum(movementKinds),
    pieces: pieces.min(-mostPieces).max(mostPieces),
    note: text(longestNote).default(""),
  })
  .refine(({ kind, pieces: moved }) => moved > 0 || (kind === "corrected" && moved < 0), {
    path: ["pieces"],
    message: "a whole number above zero; of a correction also below",
  });

export const shelfInput = z.object({ place: text(longestPlace), minimum: pieces.min(0).max(mostPieces) });

/** What was counted of each item; `seen` is the quantity that the counter's screen showed. */
export const countInput = z.object({
  counts: z
    .array(
      z.object({
        id: id.min(1),
        counted: pieces.min(0).max(mostPieces),
        seen: pieces.min(0).max(mostPieces).optional(),
      }),
    )
    .min(1)
    .max(500),
});

/** What an item has from then on. */
export const itemBalance = z.object({ id, quantity: pieces });

/** How many counted items had another quantity, and by how many pieces altogether. */
export const countedItems = z.object({ counted: z.number().int(), changed: z.number().int(), pieces });

nameShapes({ StockMovement: stockMovement, ItemBalance: itemBalance });

export type StockMovement = z.infer<typeof stockMovement>;
export type StockMovements = z.infer<typeof stockMovements>;
export type MovementInput = z.infer<typeof movementInput>;
export type ShelfInput = z.infer<typeof shelfInput>;
export type CountInput = z.infer<typeof countInput>;
