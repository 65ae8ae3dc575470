import { z } from "zod";

export const siteWish = z.object({ to: z.string().max(2000).optional() });

export const siteCode = z.object({ token: z.string(), url: z.string(), expiresAt: z.string() });

export const siteRedemption = z.object({ code: z.string().max(200) });

/** Whom the site signs in. */
export const siteUser = z.object({
  userId: z.number().int(),
  email: z.string(),
  name: z.string(),
  companyId: z.number().int(),
  company: z.string(),
  language: z.string().nullable(),
});

export type SiteCode = z.infer<typeof siteCode>;
export type SiteUser = z.infer<typeof siteUser>;
