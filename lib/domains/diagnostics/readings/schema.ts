import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { monitorNames } from "@/lib/shared/obd/decode";
import { faultStates } from "@/lib/shared/obd/read-vehicle";
import { isVin } from "@/lib/shared/vin";

const code = z.string().regex(/^[PCBU][0-3][0-9A-F]{3}$/, "a fault code such as P0301");
/** What an interface of diagnosis calls itself. */
export const vciName = z.string().regex(/^[\w][\w .:-]{1,39}$/, "2 to 40 letters, digits, blanks, points, hyphens");
export const vinParam = z.string().refine(isVin, "17 characters of a VIN");

export const readFault = z.object({
  code,
  state: z.enum(faultStates),
  unit: z.string().regex(/^[0-9A-F]{0,8}$/, "the address of a control unit"),
});

export const readiness = z.object({
  mil: z.boolean(),
  count: z.number().int().min(0).max(127),
  monitors: z.array(z.object({ name: z.enum(monitorNames), ready: z.boolean() })).max(monitorNames.length),
});

export const newReading = z.object({
  vin: vinParam,
  protocol: z.string().regex(/^A?[0-9A-C]$/, "as ATDPN names it"),
  faults: z.array(readFault).max(200),
  readiness: readiness.nullable(),
  /** The interface that read it, where it says what it is called. */
  vci: vciName.optional(),
});

/** Where a code stood before: last when, how often, and when the memory was cleared after that. */
export const seenCode = z.object({
  code,
  lastAt: z.string(),
  times: z.number().int(),
  clearedAt: z.string().nullable(),
});

export const keptReading = z.object({ id: z.number().int(), seen: z.array(seenCode) });

export const storedReading = z.object({
  id: z.number().int(),
  takenAt: z.string(),
  clearedAt: z.string().nullable(),
  faults: z.array(readFault),
});
export const readingList = z.object({ readings: z.array(storedReading) });

/** A clearing is ordered before the vehicle is told, and done once the vehicle has said so. */
export const clearingStep = z.object({ step: z.enum(["ordered", "done"]), engineOff: z.literal(true) });

nameShapes({ SeenCode: seenCode, StoredReading: storedReading });

export type NewReading = z.infer<typeof newReading>;
export type SeenCode = z.infer<typeof seenCode>;
export type KeptReading = z.infer<typeof keptReading>;
export type StoredReading = z.infer<typeof storedReading>;
export type ClearingStep = z.infer<typeof clearingStep>;
