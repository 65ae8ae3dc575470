import { z } from "zod";
import { longestPassword, weaknessOf } from "@/lib/domains/account/passwords/rules";
import { id, limit, queryId } from "@/lib/platform/shapes";
import { rights, type Right } from "@/lib/shared/rights";
import { nameShapes } from "@/lib/shared/named-shapes";
import { longestName } from "./rules";

const right = z.enum(rights as [Right, ...Right[]]);

/**
 * Issues carry a stable word that the form turns into a sentence: required, too-long, email, characters, and for a
 * password the weakness that the rule of /password finds.
 */
const required = (most: number) =>
  z
    .string({ error: "required" })
    .trim()
    .min(1, "required")
    .max(most, "too-long")
    .refine((text) => !/\p{Cc}|\p{Surrogate}/u.test(text), "characters");

export const company = z.object({ id: z.number().int(), name: z.string() });
export const administeredCompany = company.extend({ logo: z.string().nullable(), users: z.number().int() });

export const userRow = z.object({
  userId: z.number().int(),
  name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
  companies: z.array(company),
});

export const userPage = z.object({ users: z.array(userRow), next: z.number().int().nullable() });

export const userSearch = z.object({
  search: z.string().max(200).default(""),
  companyId: queryId.optional(),
  after: queryId.optional(),
  limit: limit(30, 100),
});

export const userSuggestion = userRow.omit({ companies: true, picture: true });

export const newUserInput = z
  .object({
    user: z.object({
      name: required(longestName),
      email: required(longestName)
        .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "email")
        .toLowerCase(),
      password: z.string().max(longestPassword, "long").default(""),
      companyId: id,
    }),
    useKeycloak: z.boolean().default(false),
  })
  .superRefine(({ user: { name, email, password }, useKeycloak }, { addIssue }) => {
    const message = useKeycloak ? null : password === "" ? "required" : weaknessOf(password, [email, name]);
    if (message) addIssue({ code: "custom", path: ["user", "password"], message });
  });

export const companyToAdd = z.object({ userId: id, companyId: id });

/** `seen` are the rights that the administrator saw before the change. */
export const rightsChange = z.object({
  rights: z.array(right).max(rights.length),
  seen: z.array(z.string().max(60)).max(200).optional(),
});
export const heldRights = z.object({ rights: z.array(z.string()) });

const label = z.object({ id: z.string(), label: z.string() });
export const accessRights = z.object({ families: z.array(label.extend({ branches: z.array(label) })) });

nameShapes({ Company: company, User: userRow });

export type Company = z.infer<typeof company>;
export type AdministeredCompany = z.infer<typeof administeredCompany>;
export type UserRow = z.infer<typeof userRow>;
export type UserPage = z.infer<typeof userPage>;
export type UserSearch = z.infer<typeof userSearch>;
export type UserSuggestion = z.infer<typeof userSuggestion>;
export type NewUserInput = z.infer<typeof newUserInput>;
export type RightsChange = z.infer<typeof rightsChange>;
export type AccessRights = z.infer<typeof accessRights>;
