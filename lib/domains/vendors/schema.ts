import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { checkNames, type CheckWord } from "./checks";
import {
  keptStore,
  longest,
  longestReason,
  mostDeliveryDays,
  mostDiscountBp,
  storeFaults,
  storeFields,
  type StoreField,
} from "./rules";
import { decisions, needsReason, vendorStates } from "./states";

const text = (field: StoreField) => z.string({ error: "required" }).trim().max(longest[field], "too-long");
const optional = (field: StoreField) =>
  text(field)
    .nullish()
    .transform((value) => value ?? "");

export const conditionsNeeded = "Vous devez accepter les conditions générales de vente pour continuer.";

const facts = z
  .object({
    ...{ storeName: text("storeName"), adress1: text("adress1"), adress2: optional("adress2") },
    ...{ postalCode: text("postalCode"), city: optional("city"), country: text("country") },
    ...{ phoneNumber: text("phoneNumber"), email: optional("email"), registration: optional("registration") },
    ...{ vatNumber: optional("vatNumber"), iban: optional("iban") },
    accept: z.literal(true, { error: conditionsNeeded }),
  })
  .superRefine((store, context) => {
    for (const [field, message] of Object.entries(storeFaults(store)))
      context.addIssue({ code: "custom", path: [field], message });
  });

/** A store as a company sends it in. Issues carry a word: required, too-long, postal-code, country, phone, email. */
export const registerInput = facts.transform(({ accept: _, ...store }) => keptStore(store));

const state = z.enum(vendorStates);
const when = z.string().nullable();
const storeShape = Object.fromEntries(storeFields.map((field) => [field, z.string()])) as Record<
  (typeof storeFields)[number],
  z.ZodString
>;
export const vendorStore = z.object(storeShape);

export const vendorStatus = z.object({ status: state });
export const storeName = z.object({ storeName: z.string().nullable() });

const terms = z.object({ discountBp: z.number().int(), deliveryDays: z.number().int() });

/** What a company sees of its own store. `consent` is the version of the conditions that it accepted last. */
export const vendorAccount = z.object({
  status: state,
  number: z.number().int().nullable(),
  store: vendorStore.or(z.null()),
  reason: z.string(),
  terms: terms.or(z.null()),
  submittedAt: when,
  decidedAt: when,
  consent: z.object({ version: z.string(), acceptedAt: z.string(), acceptedBy: z.string().nullable() }).or(z.null()),
  /** The version that stands. */
  conditions: z.string(),
});

export const termsInput = z.object({
  discountBp: z.number().int().min(0).max(mostDiscountBp),
  deliveryDays: z.number().int().min(0).max(mostDeliveryDays),
});
export const conditionsInput = z.object({ version: z.string().min(1).max(40) });

export const vendorRow = z.object({
  number: z.number().int(),
  status: state,
  storeName: z.string(),
  company: z.string(),
  country: z.string(),
  submittedAt: when,
  /** How many of the automatic checks ask to look. */
  doubts: z.number().int(),
});
export const vendorList = z.object({
  waiting: z.number().int(),
  vendors: z.array(vendorRow),
  next: z.number().nullable(),
});

export const vendorCheck = z.object({
  name: z.enum(checkNames),
  word: z.string().transform((word) => word as CheckWord),
  found: z.array(z.string()),
});
export const vendorCase = vendorAccount.extend({
  number: z.number().int(),
  store: vendorStore,
  company: z.object({ id: z.number().int(), name: z.string() }),
  submittedBy: z.string().nullable(),
  decidedBy: z.string().nullable(),
  version: z.number().int(),
  checks: z.array(vendorCheck),
});

export const decisionInput = z
  .object({
    decision: z.enum(decisions),
    reason: z.string().trim().max(longestReason, "too-long").default(""),
    /** The version of the case that was decided on. */
    seen: z.number().int().optional(),
  })
  .refine(({ decision, reason }) => !needsReason(decision) || reason !== "", { path: ["reason"], error: "required" });

nameShapes({
  Vendor: vendorAccount,
  VendorStore: vendorStore,
  VendorCase: vendorCase,
  VendorRow: vendorRow,
  VendorCheck: vendorCheck,
});

export type RegisterInput = z.infer<typeof registerInput>;
export type VendorAccount = z.infer<typeof vendorAccount>;
export type VendorRow = z.infer<typeof vendorRow>;
export type VendorList = z.infer<typeof vendorList>;
export type VendorCase = z.infer<typeof vendorCase>;
export type VendorTerms = z.infer<typeof terms>;
export type DecisionInput = z.infer<typeof decisionInput>;
