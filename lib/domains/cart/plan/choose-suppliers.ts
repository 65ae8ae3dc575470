import { unprocessable } from "@/lib/platform/problems";
import { solver } from "@/lib/providers/solver";
import { SolverError, type Solved } from "@/lib/providers/solver/port";
import { choicesOf, programOf, type Aim, type Choice } from "./program";
import { priceShares, type Plan, type PlanAsked, type Share } from "./terms";

async function solveProgram(program: string): Promise<Solved> {
  try {
    return await solver().solve(program);
  } catch (error) {
    if (!(error instanceof SolverError)) throw error;
    throw unprocessable(
      "plan-too-large",
      "So many lines and suppliers are not planned at once: allow fewer suppliers.",
    );
  }
}

type Found = Pick<Plan, "shares" | "lacking"> & { whole: boolean };

function foundIn({ values }: Solved, { lines }: PlanAsked, choices: readonly Choice[]): Found {
  const value = (name: string) => values[name] ?? 0;
  return {
    whole: choices.every(({ name }) => Math.abs(value(name) - Math.round(value(name))) < 1e-6),
    shares: choices.flatMap(({ name, lineId, offer }): Share[] => {
      const quantity = Math.round(value(name));
      return quantity > 0 ? [{ lineId, supplier: offer.supplier, quantity }] : [];
    }),
    lacking: lines.filter((_, at) => value(`d${at}`) > 0.5).map(({ id }) => id),
  };
}

/**
 * From whom to take what, so that as many lines as possible are there in time, and those at the lowest sum of goods and
 * carriage. Each line is brought whole, by several suppliers where one has too few; `lacking` are the lines that nobody brings.
 */
export async function chooseSuppliers(asked: PlanAsked): Promise<Plan> {
  const choices = choicesOf(asked);
  const nothing = { shares: [], goodsCents: 0, carriageCents: 0, lacking: asked.lines.map(({ id }) => id) };
  if (choices.length === 0) return nothing;
  const solve = async (aim: Aim): Promise<Found | null> => {
    const solved = await solveProgram(programOf(asked, choices, aim));
    return solved.outcome === "best" ? foundIn(solved, asked, choices) : null;
  };
  // Pieces that may be parts of one make the program ten times quicker, and come out whole unless a sum is reached to the
  // cent: then what was found is the optimum, as nothing whole can be cheaper.
  const best = async (aim: Omit<Aim, "whole">): Promise<Found | null> => {
    const loose = await solve({ ...aim, whole: false });
    return loose?.whole === false ? solve({ ...aim, whole: true }) : loose;
  };
  const all = asked.lines.length;
  const found =
    (await best({ lowest: "sum", lacking: 0 })) ??
    (await best({ lowest: "sum", lacking: (await best({ lowest: "lacking", lacking: all }))?.lacking.length ?? all }));
  const priced = found && priceShares(asked, found.shares);
  return priced ? { ...priced, lacking: found.lacking } : nothing;
}
