import { z } from "zod";
import { fitVerdict } from "@/lib/domains/catalogue/fit/schema";
import { nameShapes } from "@/lib/shared/named-shapes";

export const unitState = z.enum(["in-stock", "reserved", "to-dismantle", "sold"]);

/** Why a unit fits or not: `needs` is what it is for, `has` what is known of the car. */
export const unitFit = z.object({
  verdict: fitVerdict,
  reason: z.enum(["same-code", "same-family", "other-code", "other-gearbox", "no-code", "check-plate"]),
  needs: z.string(),
  has: z.string().nullable(),
});

/** Until when a unit is kept for somebody; `ours`: for a customer of the reader's company, who is then named. */
export const unitHold = z.object({
  until: z.string(),
  minutes: z.number().int(),
  ours: z.boolean(),
  customerId: z.number().int().nullable(),
});

/** A recycled engine or gearbox in the names of its channel; `prixVente` in cents, `garantie` in months. */
export const unitRecord = z.object({
  id: z.number().int(),
  vendeur: z.string(),
  agrement: z.string(),
  photos: z.string(),
  numLivrePolice: z.string(),
  typeDePiece: z.enum(["Moteur", "Boite"]),
  refConstructeur: z.string().nullable(),
  marque: z.string(),
  modele: z.string(),
  version: z.string(),
  kms: z.number().int(),
  garantie: z.number().int(),
  emplacementCasier: z.string(),
  prixVente: z.number().int(),
  commentaireCommercial: z.string().nullable(),
  status: z.string(),
  disponibilite: z.union([z.literal(1), z.literal(0), z.null()]),
  typeMot: z.string().nullable(),
  codeMot: z.string().nullable(),
  refBte: z.string().nullable(),
  codeBte: z.string().nullable(),
  obsMot: z.string().nullable(),
  obsBte: z.string().nullable(),
  reservation: unitHold.nullable(),
  compatibilite: unitFit,
});

export const unitRecords = z.object({ stock: z.array(unitRecord) });

nameShapes({ RecycledUnit: unitRecord });

export type UnitState = z.infer<typeof unitState>;
export type UnitFit = z.infer<typeof unitFit>;
export type UnitHold = z.infer<typeof unitHold>;
export type UnitRecord = z.infer<typeof unitRecord>;

/** A unit as screens show it. */
export interface RecycledUnit {
  id: number;
  kind: "engine" | "gearbox";
  vendor: string;
  vendorPlace: string;
  approval: string;
  policeNumber: string;
  makerReference: string | null;
  make: string;
  model: string;
  version: string;
  vehicleYear: number;
  km: number;
  guaranteeMonths: number;
  rack: string;
  priceCents: number;
  comment: string | null;
  state: UnitState;
  engineFamily: string | null;
  engineCodes: string[];
  gearboxReference: string | null;
  gearboxCode: string | null;
  automatic: boolean | null;
  remark: string | null;
  photos: string[];
  hold: UnitHold | null;
}

export type JudgedUnit = RecycledUnit & { fit: UnitFit };
