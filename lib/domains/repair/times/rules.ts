import type { RepairDocuments } from "@/lib/providers/repair-data/port";
import type { LabourGroup, LabourLine } from "./schema";

/** The times of a vehicle: those of its subjects, then those of its services, each piece of work of a service once. */
export function labourGroups({ panels, services }: RepairDocuments): LabourGroup[] {
  const subjects = panels.map(({ subject, panel }) => ({
    ...{ key: subject, title: null },
    lines: panel.repairTimes.map((line) => ({
      ...{ key: `${subject}/${line.repair_id}`, label: line.repair_description, action: line.action },
      ...{ minutes: line.time_mins, includes: line.includes.map((id) => `${subject}/${id}`) },
    })),
  }));
  const seen = new Set<string>();
  const plans = services.map(({ serviceId, label, operations }) => ({
    ...{ key: `service/${serviceId}`, title: label },
    lines: operations.flatMap((one): LabourLine[] => {
      const known = `${one.label}|${one.action}|${one.time_mins}`;
      if (one.time_mins === 0 || seen.has(known)) return [];
      seen.add(known);
      const key = `service/${serviceId}/${one.id}`;
      return [{ key, label: one.label, action: one.action, minutes: one.time_mins, includes: [] }];
    }),
  }));
  return [...subjects, ...plans].filter(({ lines }) => lines.length > 0);
}

/** Every line that is part of the chosen ones, through any number of others. */
export function includedIn(lines: readonly LabourLine[], chosen: ReadonlySet<string>): Set<string> {
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const included = new Set<string>();
  const look = (key: string) => {
    for (const part of byKey.get(key)?.includes ?? []) {
      if (included.has(part)) continue;
      included.add(part);
      look(part);
    }
  };
  for (const key of chosen) look(key);
  return included;
}

/** The minutes of what is chosen: work that is part of other chosen work counts once. */
export function labourMinutes(lines: readonly LabourLine[], chosen: ReadonlySet<string>): number {
  const included = includedIn(lines, chosen);
  return lines
    .filter(({ key }) => chosen.has(key) && !included.has(key))
    .reduce((sum, { minutes }) => sum + minutes, 0);
}
