import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { SolverError, type Solved, type Solver } from "./port";

/** To the cent: no gap is left, neither in shares of the sum nor below one. */
const options = { output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0.99, threads: 1 };

// The thread's own words, as the package stays in node_modules. One that breaks off ends it: its memory is not sound any more.
const words = `
const { createRequire } = require("node:module");
const { parentPort, workerData } = require("node:worker_threads");
const highs = createRequire(workerData.from)("highs")();
parentPort.on("message", async ({ id, program }) => {
  const { Status, Columns } = (await highs).solve(program, workerData.options);
  const outcome = { Optimal: "best", Infeasible: "impossible", "Primal infeasible or unbounded": "impossible" }[Status];
  if (!outcome) throw new Error("The solver said: " + Status);
  const values = Object.fromEntries(Object.entries(Columns).map(([name, { Primal }]) => [name, Primal ?? 0]));
  parentPort.postMessage({ id, outcome, values });
});`;

interface Waiting {
  resolve: (solved: Solved) => void;
  reject: (error: SolverError) => void;
  timer: NodeJS.Timeout;
}

/**
 * HiGHS in a thread of its own, so that nobody else waits for it: started by the first program, kept warm, and no reason for
 * the process to live. A program that takes over limitMs ends the thread and what waits behind it; the next starts another.
 */
export function makeThreadSolver(limitMs: number): Solver {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  function settle(id: number, act: (entry: Waiting) => void): void {
    const entry = waiting.get(id);
    if (!entry) return;
    waiting.delete(id);
    clearTimeout(entry.timer);
    if (waiting.size === 0) worker?.unref();
    act(entry);
  }

  function drop(gone: Worker, error: SolverError): void {
    if (worker !== gone) return;
    worker = null;
    for (const id of waiting.keys()) settle(id, ({ reject }) => reject(error));
  }

  function start(): Worker {
    const from = join(process.cwd(), "package.json");
    const started = new Worker(words, { eval: true, workerData: { from, options } });
    started.on("message", ({ id, ...solved }: Solved & { id: number }) => settle(id, ({ resolve }) => resolve(solved)));
    started.on("error", (error) => drop(started, new SolverError("ended", String(error))));
    started.on("exit", (code) => drop(started, new SolverError("ended", `exit ${code}`)));
    started.unref();
    return started;
  }

  async function stop(error: SolverError): Promise<void> {
    const ending = worker;
    if (!ending) return;
    drop(ending, error);
    await ending.terminate();
  }

  return {
    warm: () => void (worker ??= start()),
    solve: (program) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        const target = (worker ??= start());
        target.ref();
        const late = () => void stop(new SolverError("late", `Nothing was found in ${limitMs} ms.`));
        waiting.set(id, { resolve, reject, timer: setTimeout(late, limitMs) });
        target.postMessage({ id, program });
      }),
    close: () => stop(new SolverError("ended", "closed")),
  };
}
