import { readFileSync } from "node:fs";

interface Rules {
  period: { months: number };
  dailyHits: {
    base: number;
    weekday: Record<"Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun", number>;
    month: Record<string, number>;
    growthPerMonth: number;
    hour: number[];
    holidaysFR: { factor: number; fixed: string[]; bridge: { factor: number } };
    christmasWeek: { from: string; to: string; factor: number };
  };
  vci: { count: number; perDay: string };
  makes: Record<string, number>;
  othersShare: number;
}

/** The rules by which thirteen months of use are drawn. */
export const source = JSON.parse(readFileSync("prisma/seed/data/statistics.json", "utf8")) as Rules;
