import { z } from "zod";

const text = z.string().min(1);
const maybe = text.nullable();

/** A line of an item of several texts. */
const itemPart = z.object({ description: maybe, value: text, unit: maybe });

/**
 * A fact with its unit as its source writes it; numbers have a point. An image's value is its address, a compound text
 * says its value in `parts` and has none of its own.
 */
export const repairItem = z.object({
  description: text,
  value: maybe,
  unit: maybe,
  qualifier: maybe,
  note: maybe,
  type: z.enum(["text", "image", "compound_text"]),
  parts: z.array(itemPart),
});

export const stepKinds = ["step", "substep", "note", "warning", "compound_step"] as const;
/** What is done or minded; a compound step says in `parts` what it consists of. */
export const repairStep = z.object({ kind: z.enum(stepKinds), text, parts: z.array(text) });

/** A piece of work with its time; `includes` are lines whose work is part of it, `articles` generic articles of ours. */
export const repairLine = z.object({
  repair_id: text,
  repair_description: text,
  action: text,
  time_mins: z.number().int().nonnegative(),
  includes: z.array(text),
  articles: z.array(z.number().int()),
});

/** Everything that a source says of one subject of a vehicle. */
export const repairPanel = z.object({
  technicalInformation: z.array(z.object({ title: maybe, items: z.array(repairItem) })),
  precautions: z.array(repairStep),
  procedures: z.array(z.object({ title: text, steps: z.array(repairStep) })),
  repairTimes: z.array(repairLine),
});

/** Due at the first of kilometres and months; null where one of them does not count. */
export const interval = z.object({
  km: z.number().int().positive().nullable(),
  months: z.number().int().positive().nullable(),
});
/** First due, then each time again; severe conditions have their own where they differ. */
const recurrence = z.object({ first: interval, every: interval });
export const schedule = recurrence.extend({ severe: recurrence.nullable() });

export const revisionOperation = z.object({
  id: text,
  label: text,
  action: text,
  kind: z.enum(["replace", "check", "top up", "reset", "service"]),
  time_mins: z.number().int().nonnegative(),
  articles: z.array(z.number().int()),
  fluid: z.object({ quantity: maybe, unit: maybe, grade: maybe, spec: maybe }).nullable(),
  /** Null: done with its service. */
  schedule: schedule.nullable(),
  /** Of which vehicles it is true, such as "with automatic gearbox". */
  qualifier: maybe,
  note: maybe,
});

export const revisionService = z.object({
  serviceId: text,
  label: text,
  time_mins: z.number().int().nonnegative(),
  operationCount: z.number().int().nonnegative(),
  schedule,
});
export const serviceIntervals = revisionService.extend({ operations: z.array(revisionOperation) });

/** Whose word it is. Demonstration values are ours, and shown as such. */
export const repairSource = z.object({ name: text, demonstration: z.boolean() });

export type RepairItem = z.infer<typeof repairItem>;
export type RepairStep = z.infer<typeof repairStep>;
export type RepairLine = z.infer<typeof repairLine>;
export type RepairPanel = z.infer<typeof repairPanel>;
export type Interval = z.infer<typeof interval>;
export type Recurrence = z.infer<typeof recurrence>;
export type Schedule = z.infer<typeof schedule>;
export type RevisionOperation = z.infer<typeof revisionOperation>;
export type RevisionService = z.infer<typeof revisionService>;
export type ServiceIntervals = z.infer<typeof serviceIntervals>;
export type RepairSource = z.infer<typeof repairSource>;

export const repairSubjects = ["serviceBrakes", "acRecharge", "batteryReplacement"] as const;
export type RepairSubject = (typeof repairSubjects)[number];

export interface RepairDocuments {
  panels: { subject: RepairSubject; panel: RepairPanel }[];
  services: ServiceIntervals[];
}

export interface RepairQuestion {
  /** Normalised: capitals, at most 20 characters. */
  mid: string;
  /** A tag of lib/shared/languages; texts come in it, else in the next language of its chain. */
  lang: string;
  /** First registration, yyyy-mm; some values depend on it. Absent where only the version is known. */
  registered?: string;
}

/**
 * Repair data of vehicles by their MID; null where the source holds nothing. Throws ProviderFailure: unavailable (late or
 * broken), limited (quota used up), bad data.
 */
export interface RepairData {
  source: RepairSource;
  /** All that is told of a vehicle, for searches; empty where nothing is. */
  everything(question: RepairQuestion): Promise<RepairDocuments>;
  panel(subject: RepairSubject, question: RepairQuestion): Promise<RepairPanel | null>;
  services(question: RepairQuestion): Promise<RevisionService[] | null>;
  /** The MID of an example of technical information, 0 to 49; null where there are none. */
  example(number: number): Promise<string | null>;
  /** Null as well for a service that the vehicle has not. */
  intervals(question: RepairQuestion & { serviceId: string }): Promise<ServiceIntervals | null>;
  /** The same answers as the JSON that the source keeps, where it keeps any. */
  stored?: StoredRepairData;
}

export interface StoredRepairData {
  panel(subject: RepairSubject, question: RepairQuestion): Promise<string | null>;
  services(question: RepairQuestion): Promise<string | null>;
  intervals(question: RepairQuestion & { serviceId: string }): Promise<string | null>;
}
