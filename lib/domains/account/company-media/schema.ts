import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

/** Names of the pictures and videos of a company: GET /pictures and GET /videos show them. */
export const companyMedia = z.object({
  cover: z.string().nullable(),
  video: z.object({ filename: z.string(), type: z.string() }).nullable(),
});

export const setFile = z.object({ filename: z.string() });
export const removedFile = z.object({ filename: z.null() });

nameShapes({ StoredFile: setFile });

export type CompanyMedia = z.infer<typeof companyMedia>;
