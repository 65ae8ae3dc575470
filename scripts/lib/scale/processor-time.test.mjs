import { passed } from "./processor-time.mjs";
import { runnable, runs } from "./strangers.mjs";

describe("processor time", () => {
  it("lies between two readings", () => {
    const none = { main: 1, threads: 2, database: 3, beside: 0 };
    expect(passed(none, { main: 5, threads: 2, database: 4.5, beside: 1 })).toEqual({
      ...{ main: 4, threads: 0, database: 1.5, beside: 1 },
    });
  });
});

describe("who else runs", () => {
  it("is counted by the system", () => expect(runnable("cpu 1 2\nprocs_running 7\nprocs_blocked 0\n")).toBe(7));

  it("is told by a thread's state, whatever its name", () => {
    expect(runs("12 (node) R 1 12 12")).toBe(true);
    expect(runs("12 (R) R (x) S 1 12 12")).toBe(false);
  });
});
