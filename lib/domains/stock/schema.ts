import { z } from "zod";
import { largestId } from "@/lib/shared/address";
import { nameShapes } from "@/lib/shared/named-shapes";
import { lineOf, longest, mostCents, mostPieces, partTypes, readEan, readOeNumbers, referenceOf } from "./rules";

const id = z.number().int();

/** An item that a company added to its own stock; `image` is the id of a picture, `price` in cents. */
export const stockItem = z.object({
  id,
  brand: z.string(),
  reference: z.string(),
  label: z.string(),
  genart: z.object({ id, label: z.string() }).nullable(),
  partType: z.string(),
  price: z.number().int(),
  currency: z.enum(["EUR", "CHF"]),
  quantity: z.number().int(),
  stockGroup: z.object({ id, name: z.string() }),
  image: z.string().nullable(),
  ean: z.string().nullable(),
  oeNumbers: z.array(z.string()),
  changedAt: z.string(),
  mayChange: z.boolean(),
});

export const stockItems = z.object({ total: z.number().int(), items: z.array(stockItem) });

/** A text that `read` keeps; its fault is said as `expected`. */
export const line = (read: (raw: string) => string | null, expected: string) =>
  z
    .string({ error: "required" })
    .refine((raw) => read(raw) !== null, expected)
    .transform((raw) => read(raw) ?? "");
const whole = (least: number, most: number) =>
  z
    .string({ error: "required" })
    .regex(/^\d{1,10}$/, "a whole number")
    .transform(Number)
    .pipe(z.number().int().min(least).max(most));

/** The form of a new item: every field but EAN and OE numbers is required; `price` in cents. */
export const itemForm = z.object({
  brand: line((raw) => lineOf(raw, longest.brand), "1 to 100 characters"),
  reference: line(referenceOf, "1 to 60 characters with a letter or a digit"),
  label: line((raw) => lineOf(raw, longest.label), "1 to 200 characters"),
  genartId: whole(1, largestId),
  partType: z.enum(partTypes),
  price: whole(1, mostCents),
  quantity: whole(0, mostPieces),
  stockGroup: whole(1, largestId),
  ean: z
    .string()
    .max(40)
    .refine((raw) => readEan(raw) !== null, "an EAN with its check digit")
    .transform((raw) => readEan(raw) || null)
    .optional(),
  oeNumbers: z
    .string()
    .max(longest.oeNumbers)
    .refine((raw) => readOeNumbers(raw) !== null, "OE numbers between commas, each with a letter or a digit")
    .transform((raw) => readOeNumbers(raw) ?? [])
    .optional(),
});

nameShapes({ StockItem: stockItem });

export type StockItem = z.infer<typeof stockItem>;
export type StockItems = z.infer<typeof stockItems>;
export type ItemInput = Omit<z.infer<typeof itemForm>, "oeNumbers"> & {
  image: File | null;
  oeNumbers?: readonly string[];
};
