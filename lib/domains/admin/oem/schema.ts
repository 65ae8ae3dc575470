import { z } from "zod";
import { oemAccesses } from "./rules";

export const oemRights = z.object({ rights: z.array(z.enum(oemAccesses)) });
/** `seen` are the rights that the administrator saw before the change. */
export const oemRightsChange = z.object({
  rights: z.array(z.enum(oemAccesses)).max(oemAccesses.length),
  seen: z.array(z.string().max(60)).max(50).optional(),
});

const label = z.object({ id: z.string(), label: z.string() });
export const oemLabels = z.object({ categories: z.array(label.extend({ rights: z.array(label) })) });

export type OemRights = z.infer<typeof oemRights>;
export type OemRightsChange = z.infer<typeof oemRightsChange>;
export type OemLabels = z.infer<typeof oemLabels>;
