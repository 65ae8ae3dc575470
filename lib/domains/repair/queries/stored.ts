import type { RepairData, StoredRepairData } from "@/lib/providers/repair-data/port";

const written = (found: object | null): string | null => found && JSON.stringify(found);

/** What a source answers as JSON: as it keeps it, else written of what it answers. */
export const storedOf = (data: RepairData): StoredRepairData =>
  data.stored ?? {
    panel: async (subject, question) => written(await data.panel(subject, question)),
    services: async (question) => written(await data.services(question)),
    intervals: async (question) => written(await data.intervals(question)),
  };
