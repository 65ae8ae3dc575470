import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { repairSource, repairSubjects } from "@/lib/providers/repair-data/port";

export const hitKinds = ["panel", "precaution", "procedure", "repair", "service", "operation", "code"] as const;

/** Where words stand in the workshop data of a vehicle. */
export const workshopHit = z.object({
  kind: z.enum(hitKinds),
  title: z.string(),
  text: z.string().nullable(),
  subject: z.enum(repairSubjects).nullable(),
  serviceId: z.string().nullable(),
  time_mins: z.number().int().nullable(),
  /** Of a fault code, which its title may then stand for. */
  code: z.string().nullable(),
});
export const workshopAnswer = z.object({
  mid: z.string().nullable(),
  source: repairSource.nullable(),
  hits: z.array(workshopHit),
  /** How many further hits there are. */
  over: z.number().int(),
});

nameShapes({ WorkshopHit: workshopHit, WorkshopData: workshopAnswer });

export type WorkshopHit = z.infer<typeof workshopHit>;
export type WorkshopAnswer = z.infer<typeof workshopAnswer>;
