import { z } from "zod";
import { companyFamilies } from "@/lib/domains/account/settings/fields";
import { id } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";

export const longestGroupName = 100;
const family = z.enum(companyFamilies);

/** A family of companies, and whether it is chosen. */
export const realmRole = z.object({ id: family, desc: z.string(), selected: z.boolean() });
export type RealmRole = z.infer<typeof realmRole>;

/** What a group reaches is told to editors alone: else null. */
export const audienceGroup = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Address of its picture. */
  image: z.string().nullable(),
  roles: z.array(realmRole),
  users: z.number().int().nullable(),
});
export type AudienceGroup = z.infer<typeof audienceGroup>;

const chosen = z.array(family).min(1, "required").max(companyFamilies.length);

/** Families joined by commas, as a form sends them. */
const joined = z
  .string({ error: "required" })
  .transform((text) => [...new Set(text.split(",").map((one) => one.trim()))].filter(Boolean))
  .pipe(chosen);

const name = z.string({ error: "required" }).trim().min(1, "required").max(longestGroupName, "too-long");

/** A group as its editor saw it. */
export const seenGroup = z.object({ name: z.string(), roles: z.array(z.string()) });
export type SeenGroup = z.infer<typeof seenGroup>;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What was seen, as the JSON text that a form can send. */
const seenText = z.string().max(1000).transform(readJson).pipe(seenGroup);

export const groupForm = z.object({ name, roles: joined });
export const changedGroupForm = groupForm.extend({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(id),
  seen: seenText.optional(),
});
export const groupSelection = z.object({ groupId: id, roles: chosen.or(joined), seen: seenGroup.optional() });

nameShapes({ RealmRole: realmRole, AudienceGroup: audienceGroup });
