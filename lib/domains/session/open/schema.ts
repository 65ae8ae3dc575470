import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

export const sessionEntry = z.object({
  reference: z.string(),
  kind: z.enum(["browser", "bearer"]),
  /** The name that the client gave itself. */
  userAgent: z.string().nullable(),
  company: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  current: z.boolean(),
});

export const sessionEntries = z.array(sessionEntry);

export const sessionReference = z.object({ reference: z.string().regex(/^[0-9a-f]{16}$/, "16 hex digits") });

nameShapes({ OpenSession: sessionEntry });

export type SessionEntry = z.infer<typeof sessionEntry>;
