import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

const text = z.string().nullable();

/** A company of the register, in the words of a customer's card. The VAT number follows from the SIREN. */
export const registeredCompany = z.object({
  siren: z.string(),
  siret: text,
  company: z.string(),
  legalForm: text,
  vatNumber: z.string(),
  address: text,
  postalCode: text,
  city: text,
  country: z.literal("FR"),
  naf: text,
  active: z.boolean(),
});

nameShapes({ RegisteredCompany: registeredCompany });

export type CompanyOfRegister = z.infer<typeof registeredCompany>;
