import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { isPassDay, longestTyres, mostKm } from "./typed";

const day = z.string().refine(isPassDay, "a day from 2000 to 2099 as yyyy-MM-dd").nullable();
const km = z.number().int().min(0).max(mostKm).nullable();
const line = z.string().trim().max(longestTyres).nullable();

export const pass = z.object({
  companyId: z.number().int(),
  serial: z.string(),
  vin: z.string(),
  plate: z.string().nullable(),
  label: z.string(),
  firstRegistration: z.string().nullable(),
  energy: z.string().nullable(),
  critAir: z.string().nullable(),
  tyres: z.string().nullable(),
  nextInspection: z.string().nullable(),
  nextRevision: z.string().nullable(),
  nextRevisionKm: z.number().int().nullable(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  revokedAt: z.string().nullable(),
  devices: z.number().int(),
});

/** What a company says on its pass of a vehicle; a field that is left out stays as it is, null empties it. */
export const passFacts = z.object({
  tyres: line.optional(),
  nextInspection: day.optional(),
  nextRevision: day.optional(),
  nextRevisionKm: km.optional(),
});

export const passDraft = z.object({ vin: z.string().min(1).max(40), vehicle: passFacts });
export const passChange = z.object({ vehicle: passFacts });

export const certificateState = z.object({
  kind: z.enum(["apple", "trial"]),
  endsOn: z.string(),
  daysLeft: z.number().int(),
});

export const passPage = z.object({
  /** `company` is told to who looks after those of all companies. */
  passes: z.array(pass.extend({ company: z.string().nullable() })),
  total: z.number().int(),
  /** Where the next page begins; null on the last one. */
  next: z.number().int().nullable(),
  /** Null while its files cannot be read. */
  certificate: certificateState.nullable(),
  google: z.boolean(),
});

/** A pass with the ways to take it along. */
export const issuedPass = z.object({
  pass,
  /** The page that the pass's code opens. */
  address: z.string(),
  /** The customer's own link to the wallets. */
  handOver: z.string(),
  /** Whether phones accept the Apple pass; else it is for trying. */
  accepted: z.boolean(),
  google: z.string().nullable(),
});
export const passOfVehicle = z.object({ issued: issuedPass.or(z.null()) });

export const deviceBody = z.object({ pushToken: z.string().regex(/^[A-Za-z0-9]{1,200}$/) });
export const changedPasses = z.object({ serialNumbers: z.array(z.string()), lastUpdated: z.string() });
export const deviceLog = z.object({ logs: z.array(z.string().max(2000)).max(50) });

nameShapes({ Pass: pass, PassPage: passPage, IssuedPass: issuedPass });

export type Pass = z.infer<typeof pass>;
export type PassFacts = z.infer<typeof passFacts>;
export type PassPage = z.infer<typeof passPage>;
export type IssuedPass = z.infer<typeof issuedPass>;
export type CertificateState = z.infer<typeof certificateState>;

/** What a company adds to the public card of a vehicle while its pass is active. */
export interface CardAddition {
  serial: string;
  company: string;
  phone: string | null;
  nextInspection: string | null;
  nextRevision: string | null;
  nextRevisionKm: number | null;
}
