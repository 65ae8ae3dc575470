import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { partTypes } from "../rules";

const id = z.number().int();

/** A line of the own stock: an item of the company's own, or a clone of an article; `price` in cents. */
export const stockLine = z.object({
  id,
  articleId: id.nullable(),
  brand: z.string(),
  reference: z.string(),
  label: z.string(),
  partType: z.string(),
  price: z.number().int(),
  currency: z.enum(["EUR", "CHF"]),
  quantity: z.number().int(),
  minimum: z.number().int(),
  place: z.string(),
  ean: z.string().nullable(),
  stockGroup: z.object({ id, name: z.string() }),
  /** What its label bears: its EAN, or a number of the house. */
  code: z.string(),
  mayChange: z.boolean(),
});

/** `types` are those that the whole stock has; `next` is where the following page begins. */
export const stockLines = z.object({ lines: z.array(stockLine), types: z.array(z.string()), next: id.nullable() });

export const stockFilter = z.object({
  text: z.string().max(200).default(""),
  type: z.enum(partTypes).optional(),
  /** 1 for what is below its minimum alone. */
  low: z.enum(["1"]).optional(),
});

/** A code that was scanned or typed, and the items that it may mean. */
export const scannedLines = z.object({ lines: z.array(stockLine) });

nameShapes({ StockLine: stockLine });

export type StockLine = z.infer<typeof stockLine>;
export type StockLines = z.infer<typeof stockLines>;
export type StockFilter = z.infer<typeof stockFilter>;
