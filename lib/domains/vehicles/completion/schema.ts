import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

/** Something that what was typed may become: `value` goes into the field, `label` and `detail` say what it is. */
export const suggestion = z.object({
  value: z.string(),
  label: z.string(),
  detail: z.string().nullable(),
  ktype: z.number().int().nullable(),
});

nameShapes({ Suggestion: suggestion });

export type Suggestion = z.infer<typeof suggestion>;
