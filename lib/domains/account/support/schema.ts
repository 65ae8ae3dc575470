import { z } from "zod";

/**
 * Whom a user may ask for help: the installation's support where there is one, and who administers the company's users. Where
 * there is neither, `administrators` are those of the installation.
 */
export const support = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  administrators: z.array(z.object({ name: z.string(), email: z.string() })),
  administrate: z.enum(["company", "installation"]),
});

export type Support = z.infer<typeof support>;
