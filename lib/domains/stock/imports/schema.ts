import { z } from "zod";
import { queryId } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";
import { largestId } from "@/lib/shared/address";
import { importFields } from "./headers";
import { importFates, importFaults } from "./rules";

const count = z.number().int();

/** What an import will do, or did: how many lines are new, changed, the same, wrong; `state` is preview, applied or undone. */
export const stockImport = z.object({
  id: count,
  state: z.enum(["preview", "applied", "undone"]),
  fileName: z.string(),
  stockGroup: z.object({ id: count, name: z.string() }),
  counts: z.object({ new: count, changed: count, same: count, wrong: count, warned: count }),
  createdAt: z.string(),
  appliedAt: z.string().nullable(),
  mayUndo: z.boolean(),
});

/** A line of the file, what will become of it, and for one that changes an item what that was before. */
export const importLine = z.object({
  line: count,
  brand: z.string(),
  reference: z.string(),
  quantity: count.nullable(),
  price: count.nullable(),
  fate: z.enum(importFates),
  fault: z.enum(importFaults).nullable(),
  field: z.enum(importFields).nullable(),
  warning: z.string().nullable(),
  before: z
    .object({
      quantity: count,
      price: count,
      place: z.string(),
      minimum: count,
      label: z.string(),
      ean: z.string().nullable(),
    })
    .nullable(),
});

/** `next` is the line behind which the following page begins. */
export const importLines = z.object({ lines: z.array(importLine), next: count.nullable() });
export const stockImports = z.object({ imports: z.array(stockImport) });
export const linesAsked = z.object({ fate: z.enum(importFates).optional(), after: queryId.optional() });

/** `columns` is JSON: the field of each header in its order, "" for one that is left out. */
export const importForm = z.object({
  stockGroup: z
    .string({ error: "required" })
    .regex(/^\d{1,10}$/, "a whole number")
    .transform(Number)
    .pipe(z.number().int().min(1).max(largestId)),
  columns: z
    .string()
    .max(4000)
    .transform((text, at) => {
      try {
        return z
          .array(z.enum(["", ...importFields]))
          .max(60)
          .parse(JSON.parse(text));
      } catch {
        at.addIssue({ code: "custom", message: "a list of fields as JSON" });
        return z.NEVER;
      }
    })
    .optional(),
});

/** Whether the right lines are taken without the wrong ones; else one wrong line stops all. */
export const importChoice = z.object({ withoutWrong: z.boolean().default(false) });

nameShapes({ StockImport: stockImport, StockImportLine: importLine });

export type StockImport = z.infer<typeof stockImport>;
export type ImportLine = z.infer<typeof importLine>;
export type ImportLines = z.infer<typeof importLines>;
export type ImportColumns = readonly ("" | (typeof importFields)[number])[];
