import { oncePerProcess } from "@/lib/platform/shared-state";
import type { Solver } from "./port";
import { makeThreadSolver } from "./thread";

/** Longer than any plan that a workshop makes, loading included. */
const limitMs = 8_000;

/** The process's solver of linear programs. */
export const solver = (): Solver => oncePerProcess("solver", () => makeThreadSolver(limitMs));
