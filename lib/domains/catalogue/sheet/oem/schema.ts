import { z } from "zod";

const count = z.number().int();

/** An original number of an article: who prints it, how many brands and articles carry it, and whether a store brand does. */
export const oemRow = z.object({
  norm: z.string(),
  printed: z.string(),
  makes: z.array(z.string()),
  vendors: count,
  items: count,
  mdd: z.boolean(),
});

export const oemCounts = z.object({ vendors: count, items: count, oems: count, mddOems: count });
export const oemApplication = z.object({ counts: oemCounts, rows: z.array(oemRow) });

export const oemConfig = z.object({
  tabs: z.array(z.enum(["oems", "alternatives"])),
  counts: z.array(z.enum(["vendors", "items", "oems", "mddOems"])),
  doubleClickMs: count,
  oemsPerPage: count,
  alternativesPerPage: count,
});

export type OemRow = z.infer<typeof oemRow>;
export type OemApplication = z.infer<typeof oemApplication>;
export type OemConfig = z.infer<typeof oemConfig>;
