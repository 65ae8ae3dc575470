import { readFileSync } from "node:fs";
import path from "node:path";

type Kind = "engine" | "gearbox";

interface Vendor {
  name: string;
  town: string;
  department: string;
  agrement: string;
}

export interface RecycledTables {
  vendors: Vendor[];
  /** Types of gearbox by make. */
  gearboxes: Record<string, string[]>;
  /** Months of guarantee up to so many kilometres. */
  guarantee: [km: number, months: number][];
  baseEngine: Record<string, number>;
  baseGearbox: Record<"manual" | "robotised" | "automatic", number>;
  photos: string[];
  comments: Record<Kind, string[]>;
  remarks: Record<Kind, string[]>;
}

/** What the demonstration's recycled units are drawn from. */
export const readRecycledTables = (): RecycledTables =>
  JSON.parse(readFileSync(path.resolve("prisma/seed/data/recycled.json"), "utf8")) as RecycledTables;
