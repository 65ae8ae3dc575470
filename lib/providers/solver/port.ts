/** What became of a program: its values by name where the best ones were found. */
export interface Solved {
  outcome: "best" | "impossible";
  values: Readonly<Record<string, number>>;
}

/** It takes longer than anybody waits, or its thread has ended. */
export class SolverError extends Error {
  constructor(
    readonly kind: "late" | "ended",
    message: string,
  ) {
    super(message);
    this.name = "SolverError";
  }
}

export interface Solver {
  /** Starts it before the first program comes. */
  warm(): void;
  /** The best values of a linear program with whole numbers, written as an LP file; throws SolverError. */
  solve(program: string): Promise<Solved>;
  close(): Promise<void>;
}
