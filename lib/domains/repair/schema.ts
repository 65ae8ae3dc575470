import { z } from "zod";
import { repairPanel, repairSource, revisionService, serviceIntervals } from "@/lib/providers/repair-data/port";
import { nameShapes } from "@/lib/shared/named-shapes";

const sourced = { mid: z.string(), source: repairSource };

/** What a source says of one subject of a vehicle, and whose word it is. */
export const panelAnswer = repairPanel.extend(sourced);
export const servicesAnswer = z.object({ ...sourced, services: z.array(revisionService) });
export const intervalsAnswer = serviceIntervals.extend(sourced);

nameShapes({ RepairPanel: panelAnswer, RevisionServices: servicesAnswer, ServiceIntervals: intervalsAnswer });

export type PanelAnswer = z.infer<typeof panelAnswer>;
export type ServicesAnswer = z.infer<typeof servicesAnswer>;
export type IntervalsAnswer = z.infer<typeof intervalsAnswer>;
export type {
  Interval,
  RepairItem,
  RepairLine,
  RepairPanel,
  RepairStep,
  RepairSubject,
  Recurrence,
  RevisionOperation,
  RevisionService,
  Schedule,
} from "@/lib/providers/repair-data/port";
