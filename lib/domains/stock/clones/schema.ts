import { z } from "zod";
import { looseId } from "@/lib/platform/shapes";
import { normaliseEan } from "@/lib/shared/ean";
import { lineOf, longest, mostCents, mostPieces, partTypes, referenceOf } from "../rules";
import { line } from "../schema";

const whole = (most: number) => z.number().int().min(1).max(most);

/** An article of the catalogue: of it only the id counts, the server knows the rest. */
const source = z.object({ id: looseId });

/** An item that the catalogue does not know. */
const unknownItem = z.object({
  id: z.null().optional(),
  makeLabel: line((raw) => lineOf(raw, longest.brand), "1 to 100 characters"),
  ArtNr: line(referenceOf, "1 to 60 characters with a letter or a digit"),
  label: line((raw) => lineOf(raw, longest.label), "1 to 200 characters"),
  genartId: looseId,
  ean: line(normaliseEan, "an EAN with its check digit").nullish(),
  oeNrs: z.array(line(referenceOf, "1 to 60 characters with a letter or a digit")).max(100).default([]),
});

/** `price` in cents; `stockGroup` may be left out by whoever may update only one. */
export const cloneInput = z.object({
  item: z.union([source, unknownItem]),
  formData: z.object({
    price: whole(mostCents),
    amount: z.number().int().min(0).max(mostPieces).default(1),
    partType: z.enum(partTypes),
    stockGroup: looseId.nullish(),
  }),
});

/** What the item is from then on; `articleId` is null for one that the catalogue does not know. */
export const clonedItem = z.object({
  id: z.number().int(),
  itemType: z.literal("clone"),
  articleId: z.number().int().nullable(),
  price: z.number().int(),
  stock: z.number().int(),
  partType: z.enum(partTypes),
  stockGroup: z.number().int(),
});

export type CloneInput = z.infer<typeof cloneInput>;
export type ClonedItem = z.infer<typeof clonedItem>;
