import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

const whole = z.number().int();

/** What a transfer means: it pays an order, that of one called off too; else why nobody can say so. */
export const transferFates = ["match", "called-off", "paid", "repeated", "sum", "unknown", "none"] as const;
export type TransferFate = (typeof transferFates)[number];

/** Money that came, as the bank's file tells it; `due` is what the order of its reference comes to. */
export const transfer = z.object({
  id: z.string(),
  bookedOn: z.string().nullable(),
  cents: whole,
  currency: z.string(),
  reference: z.string().nullable(),
  payer: z.string(),
  text: z.string(),
  fate: z.enum(transferFates),
  orderNumber: z.string().nullable(),
  buyer: z.string().nullable(),
  due: z.object({ cents: whole, currency: z.string() }).nullable(),
});

export const transferFile = z.object({
  /** Its account, where the file names one. */
  iban: z.string().nullable(),
  /** When the same file was confirmed before. */
  confirmedAt: z.string().nullable(),
  transfers: z.array(transfer),
});

/** A bank's file, or the same pasted as text. */
export const transferInput = z.object({ text: z.string().max(5_000_000).optional() });

/** Ids of the transfers to confirm, as a JSON list. */
export const confirmInput = transferInput.extend({
  chosen: z
    .string()
    .max(200_000)
    .transform((text, context) => {
      const list = z.array(z.string().max(300)).max(2000).safeParse(parsed(text));
      if (!list.success) context.addIssue({ code: "custom", message: "a JSON list of ids" });
      return list.data ?? [];
    }),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const confirmed = z.object({ confirmed: whole, file: transferFile });

nameShapes({ Transfer: transfer, TransferFile: transferFile });

export type Transfer = z.infer<typeof transfer>;
export type TransferFileView = z.infer<typeof transferFile>;
export type Confirmed = z.infer<typeof confirmed>;
