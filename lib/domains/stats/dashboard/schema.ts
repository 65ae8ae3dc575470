import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { scopes } from "../scopes";

const counts = z.array(z.number().int());

const scope = z.enum(scopes);
export const dashboardQuestion = z.object({
  from: z.string().max(40).optional(),
  to: z.string().max(40).optional(),
  /** The own company's figures, or all companies' for administrators of the house; the widest that one may see without it. */
  scope: scope.optional(),
});

/** Each series has a number for each of `days`. */
export const dashboard = z.object({
  scope,
  from: z.string(),
  to: z.string(),
  days: z.array(z.string()),
  hits: counts,
  adnOK: counts,
  adn0: counts,
  adnNull: counts,
  newHits: counts,
  repeatHits: counts,
  nbUsers: counts,
  newUsers: counts,
  /** The mean of the thirty days that end on each day. */
  sliding30: z.array(z.number()),
  /** Hits of the six months from the latest June on. */
  monthly: z.array(z.object({ month: z.string(), hits: z.number().int() })),
  /** The fifty interfaces of diagnosis with most hits. */
  vci: z.array(z.object({ vci: z.string(), hits: z.number().int() })),
});

export const csvTables = ["days", "months", "vci", "makes", "models", "ktypes"] as const;
export const csvQuestion = dashboardQuestion.extend({
  of: z.enum(csvTables).default("days"),
  make: z.string().max(100).optional(),
  model: z.string().max(100).optional(),
});

nameShapes({ Dashboard: dashboard });
export type DashboardQuestion = z.infer<typeof dashboardQuestion>;
export type Dashboard = z.infer<typeof dashboard>;
export type CsvQuestion = z.infer<typeof csvQuestion>;
