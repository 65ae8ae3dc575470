import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { rights, type Right } from "@/lib/shared/rights";
import { dockTypes, faultsOfDock, type DockField } from "./rules";

const text = z.string().trim().max(2000);
const optional = text.nullable().transform((value) => (value === "" ? null : value));

export const dockApp = z.object({
  id: z.number().int(),
  name: z.string(),
  img: z.string().nullable(),
  url: z.string().nullable(),
  widget: z.string().nullable(),
  appType: z.enum(dockTypes),
  accessRight: z.enum(rights as readonly [Right, ...Right[]]).nullable(),
  brandId: z.number().int().nullable(),
  /** When it was last changed: sent back with a change, which is refused where somebody else was quicker. */
  changedAt: z.string(),
});

/** Issues carry the word of what is wrong with the field that they name. */
export const dockInput = z
  .strictObject({
    name: text,
    img: optional,
    url: optional,
    widget: optional,
    appType: dockApp.shape.appType,
    accessRight: dockApp.shape.accessRight,
    brandId: z.number().int().positive().nullable(),
  })
  .superRefine((draft, { addIssue }) => {
    const faults = Object.entries(faultsOfDock(draft)) as [DockField, string][];
    for (const [field, message] of faults) addIssue({ code: "custom", path: [field], message });
  });
export const dockChange = z.strictObject({ app: dockInput, seen: z.string().max(40) });
/** Every id of the dock, in the wanted order, and as they stood before. */
export const dockOrder = z.strictObject({
  ids: z.array(z.number().int()).max(500),
  seen: z.array(z.number().int()).max(500),
});
export const dockApps = z.array(dockApp);

nameShapes({ DockApp: dockApp });

export type DockApp = z.infer<typeof dockApp>;
export type DockInput = z.infer<typeof dockInput>;
